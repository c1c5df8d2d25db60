import { negotiationStatus } from '@waybill/contract/orders/enums';
import { transact } from '../../../platform/db/database.ts';
import type { OrdersContext } from '../context.ts';
import { negotiationEnded, publishNegotiation } from '../events.ts';
import { lockNegotiation, offerIsOver, updatesOfNegotiation } from '../negotiation-rules.ts';
import { sendUpdates } from '../process/updates.ts';
import { closeNegotiation } from '../storage/negotiations.ts';

/** The side that named the amount withdraws it, the other side rejects it; an amount that was agreed and not paid for, either may take back. */
export function endNegotiation(context: OrdersContext, userId: string, negotiationId: string): Promise<void> {
  return transact(context.db, async (tx) => {
    const { offer, side } = await lockNegotiation(tx, negotiationId, userId);
    if (!offer.isLive) throw offerIsOver();
    const isTheirs = offer.namedBy !== side;
    const isRejection = offer.status === negotiationStatus.Open && isTheirs;
    const what = isRejection ? 'rejected' : isTheirs ? 'stepped-back' : 'withdrawn';
    closeNegotiation(tx, offer.id, isRejection ? negotiationStatus.Rejected : negotiationStatus.Withdrawn, what);
    publishNegotiation(context, tx, negotiationEnded, offer, side, what);
    sendUpdates(tx, await updatesOfNegotiation(tx, offer, side, what));
  });
}
