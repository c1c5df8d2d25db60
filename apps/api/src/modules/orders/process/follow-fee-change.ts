import { stepBecause } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import type { LockedPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { feeChanged } from '../events.ts';
import { listNegotiators } from '../storage/negotiations.ts';
import { lockRequested, raiseRequested } from '../storage/orders.ts';
import { endRequest } from './take-step.ts';
import { type Update, updatesOf } from './updates.ts';

const lowered = stepBecause('the fee was lowered');

type FeeChange = { readonly item: LockedPackage; readonly feeMinor: bigint; readonly changeId: string };

/**
 * The sender has changed the fee of a package, which is locked. Whoever asked at the old one gets the higher one; nobody is held to a
 * lower one, so their requests end and may be made again. Amounts that two people have named stand as they are: agreeing on one
 * changes what is held from whatever it is then. Answers the updates to send.
 */
export async function followFeeChange(
  context: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  { item, feeMinor, changeId }: FeeChange,
): Promise<Update[]> {
  const { id: packageId, senderId, currency, priceMinor: beforeMinor } = item;
  const [requests, negotiators] = [await lockRequested(tx, [packageId]), await listNegotiators(tx, packageId)];
  const updates: Update[] = [];
  if (feeMinor > BigInt(beforeMinor)) {
    raiseRequested(tx, packageId, feeMinor);
    for (const order of requests) updates.push(...updatesOf(order, 'fee-raised'));
  } else
    for (const order of requests)
      updates.push(...(await endRequest(context, tx, order, lowered, { actor: 'time', userId: null })));
  for (const carrierId of negotiators)
    updates.push({
      userId: carrierId,
      event: { type: 'negotiation.changed', packageId, otherPartyId: senderId, what: 'fee-changed' },
    });
  const asked = new Set(requests.map(({ carrierId }) => carrierId));
  for (const carrierId of [...new Set([...asked, ...negotiators])].sort())
    context.publish(tx, feeChanged, {
      changeId,
      packageId,
      senderId,
      carrierId,
      currency,
      beforeMinor,
      feeMinor: String(feeMinor),
      hasEnded: asked.has(carrierId) && feeMinor < BigInt(beforeMinor),
    });
  return updates;
}
