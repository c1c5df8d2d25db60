import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { negotiationThreadView } from './negotiation-view.ts';
import { orderView } from './order-view.ts';

export const acceptOffer = defineCall({
  method: 'POST',
  path: '/orders/acceptoffer',
  access: 'member',
  summary:
    'Accept what the other side offers. If it is the fee that is held, there is an order at once. A carrier who accepts another fee waits for the sender’s PIN; a sender who wants another fee gives the PIN (updatedeliveryfee).',
  idempotent: true,
  body: z.strictObject({ negotiationId: idOf('negotiation') }),
  success: { status: 200, body: z.object({ negotiation: negotiationThreadView, order: z.nullable(orderView) }) },
  errors: [
    'kyc_required',
    'not_found',
    'forbidden',
    'offer_over',
    'fee_differs',
    'already_matched',
    'no_longer_open',
    'key_used_otherwise',
  ],
});
