import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amount } from '../money.ts';
import { lines } from '../text.ts';
import { orderLimits } from './enums.ts';
import { negotiationThreadView } from './negotiation-view.ts';

export const createNegotiation = defineCall({
  method: 'POST',
  path: '/orders/negotiations',
  access: 'member',
  summary:
    'Suggest a fee for a package to the other side; it counters what was open. Six counters at the most, each open for 24 hours.',
  idempotent: true,
  body: z.strictObject({
    packageId: idOf('package'),
    otherPartyId: idOf('user'),
    amount,
    reason: z._default(lines(orderLimits.negotiationReason), ''),
  }),
  success: { status: 201, body: negotiationThreadView },
  errors: [
    'fee_differs',
    'kyc_required',
    'not_found',
    'forbidden',
    'own_package',
    'no_longer_open',
    'already_matched',
    'too_many_counters',
    'amount_out_of_limits',
    'offer_over',
    'key_used_otherwise',
  ],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
