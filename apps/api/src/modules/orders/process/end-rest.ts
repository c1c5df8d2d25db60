import type { Tx } from '../../../platform/db/database.ts';
import type { OrdersContext } from '../context.ts';
import { negotiationEnded, publishNegotiation } from '../events.ts';
import { endNegotiationsOf, type NegotiationRow } from '../storage/negotiations.ts';
import type { OrderRow } from '../storage/orders.ts';
import { endSearch } from '../storage/rings.ts';
import type { Update } from './updates.ts';

type Why = 'taken' | 'withdrawn';
type Which = { readonly packageIds: readonly string[]; readonly why: Why; readonly exceptNegotiationId?: string | undefined };

/** What was still open about a package, and is over. */
type Rest = { readonly packageId: string; readonly negotiations: readonly NegotiationRow[]; readonly riders: readonly string[] };

/** Ends the negotiations and rings of these packages, and answers what they were. */
export function endRest(tx: Tx, { packageIds, why, exceptNegotiationId }: Which): Promise<Rest[]> {
  return Promise.all(
    packageIds.map(async (packageId) => {
      const [negotiations, riders] = await Promise.all([
        endNegotiationsOf(tx, packageId, exceptNegotiationId),
        endSearch(tx, packageId, why === 'taken' ? 'taken' : 'over'),
      ]);
      return { packageId, negotiations, riders };
    }),
  );
}

type End = {
  readonly why: Why;
  /** Orders that took a step in this act: their two sides learn of the end by that step. */
  readonly orders: readonly Pick<OrderRow, 'packageId' | 'carrierId'>[];
};

/** Publishes the ends. Answers the updates to send. */
export function publishRest(
  context: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  rest: readonly Rest[],
  { why, orders }: End,
): Update[] {
  const updates: Update[] = [];
  for (const { packageId, negotiations, riders } of rest) {
    for (const ended of negotiations) {
      const { senderId, carrierId } = ended;
      const isToldByOrder = orders.some((order) => order.packageId === packageId && order.carrierId === carrierId);
      publishNegotiation(context, tx, negotiationEnded, ended, 'time', why === 'taken' ? why : 'gone', isToldByOrder);
      updates.push({
        userId: carrierId,
        event: { type: 'negotiation.changed', packageId, otherPartyId: senderId, what: why },
      });
    }
    for (const userId of riders) updates.push({ userId, event: { type: 'express.over', packageId, why } });
  }
  return updates;
}
