import { acceptOffer as call } from '@waybill/contract/orders/accept-offer';
import { negotiationView } from '@waybill/contract/orders/negotiation-view';
import { namesIn } from '../../../platform/http/read-input.ts';
import { acceptOffer } from '../commands/accept-offer.ts';
import { defineRoute } from '../define-route.ts';
import { readThread } from '../read-negotiation.ts';
import { readOrder } from '../read-order.ts';
import { findNegotiation } from '../storage/negotiations.ts';

export const acceptOfferRoute = defineRoute(
  call,
  async (context, { caller: { userId }, body, idempotencyKey }) => {
    const { db } = context;
    const resultId = await acceptOffer(context, userId, idempotencyKey, body.negotiationId);
    const offer = await findNegotiation(db, body.negotiationId);
    if (!offer) throw new Error('What was accepted is gone');
    const otherId = offer.senderId === userId ? offer.carrierId : offer.senderId;
    return {
      negotiation: await readThread(db, offer.packageId, userId, otherId),
      // An order, or the amount itself while it waits for the sender's PIN.
      order: resultId === offer.id ? null : await readOrder(context, resultId, userId),
    };
  },
  { readOnly: namesIn(negotiationView) },
);
