import type { Tx } from '../../../platform/db/database.ts';
import type { OrdersContext } from '../context.ts';
import { negotiationEnded, publishNegotiation } from '../events.ts';
import { endNegotiationsOf } from '../storage/negotiations.ts';
import type { OrderRow } from '../storage/orders.ts';
import { endSearch } from '../storage/rings.ts';
import type { Update } from './updates.ts';

type End = {
  readonly packageIds: readonly string[];
  readonly why: 'taken' | 'withdrawn';
  /** Orders that took a step in this act: their two sides learn of the end by that step. */
  readonly orders: readonly Pick<OrderRow, 'packageId' | 'carrierId'>[];
  readonly exceptNegotiationId?: string | undefined;
};

/** Ends the negotiations and rings of these packages. Answers the updates to send. */
export async function endRest(
  context: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  { packageIds, why, orders, exceptNegotiationId }: End,
): Promise<Update[]> {
  const updates: Update[] = [];
  for (const packageId of packageIds) {
    for (const ended of await endNegotiationsOf(tx, packageId, exceptNegotiationId)) {
      const { senderId, carrierId } = ended;
      const isToldByOrder = orders.some((order) => order.packageId === packageId && order.carrierId === carrierId);
      publishNegotiation(context, tx, negotiationEnded, ended, 'time', why === 'taken' ? why : 'gone', isToldByOrder);
      updates.push({
        userId: carrierId,
        event: { type: 'negotiation.changed', packageId, otherPartyId: senderId, what: why },
      });
    }
    const riders = await endSearch(tx, packageId, why === 'taken' ? 'taken' : 'over');
    for (const userId of riders) updates.push({ userId, event: { type: 'express.over', packageId, why } });
  }
  return updates;
}
