import { negotiationStatus } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findEscrow, inMoney } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { negotiationAccepted, publishNegotiation } from '../events.ts';
import {
  isCheckedCarrier,
  type LockedNegotiation,
  lockNegotiation,
  offerIsOver,
  renewRequest,
  updatesOfNegotiation,
} from '../negotiation-rules.ts';
import { agreeOnCarrier } from '../process/agree.ts';
import { requireCarrier } from '../process/require-carrier.ts';
import { sendUpdates } from '../process/updates.ts';
import { requireWanted } from '../process/wanted.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { closeNegotiation, waitForPin } from '../storage/negotiations.ts';

/** Accepts what the other side offers. Answers the order if there is one now, else the amount that waits for the sender's PIN. */
export function acceptOffer(
  context: OrdersContext,
  userId: string,
  idempotencyKey: string,
  negotiationId: string,
): Promise<string> {
  const request = requestOf(userId, 'accept-offer', idempotencyKey, { negotiationId });
  return answerOnce(context.db, request, async (tx) => {
    const negotiation = await lockNegotiation(tx, negotiationId, userId);
    const { item, offer, side } = negotiation;
    if (side === 'carrier') await requireCarrier(tx, userId);
    requireWanted(item);
    if (!offer.isLive || offer.status !== negotiationStatus.Open) throw offerIsOver();
    if (offer.namedBy === side) throw new Problem('forbidden', 'This is your own offer. The other side has to accept it.');
    const held = await heldFor(tx, item.id);
    if (BigInt(offer.amountMinor) === held) return makeOrder(context, tx, negotiation);
    if (side === 'sender')
      throw new Problem('fee_differs', `${inMoney(held, item.currency)} is held for this parcel. Enter your PIN to change it.`);
    waitForPin(tx, offer.id);
    await renewRequest(tx, item.id, offer.carrierId);
    publishNegotiation(context, tx, negotiationAccepted, offer, side, 'accepted');
    sendUpdates(tx, await updatesOfNegotiation(tx, offer, side, 'accepted'));
    return offer.id;
  });
}

async function heldFor(tx: Tx, packageId: string): Promise<bigint> {
  const escrow = await findEscrow(tx, packageId);
  if (!escrow) throw new Error(`Nothing is held for ${packageId}`);
  return BigInt(escrow.feeMinor);
}

async function makeOrder(context: OrdersContext, tx: Tx, { item, offer, side }: LockedNegotiation): Promise<string> {
  // A carrier who was suspended or lost their verification since they offered carries nothing.
  if (side === 'sender' && !(await isCheckedCarrier(tx, offer.carrierId))) throw offerIsOver();
  closeNegotiation(tx, offer.id, negotiationStatus.Accepted);
  const order = await agreeOnCarrier(context, tx, {
    item,
    carrierId: offer.carrierId,
    feeMinor: BigInt(offer.amountMinor),
    exceptNegotiationId: offer.id,
    by: side,
  });
  return order.id;
}
