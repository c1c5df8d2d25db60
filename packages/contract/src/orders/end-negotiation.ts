import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const endNegotiation = defineCall({
  method: 'DELETE',
  path: '/orders/negotiations/{negotiationId}',
  access: 'member',
  summary: 'Whoever named the amount takes it back; the other side turns it down.',
  params: z.strictObject({ negotiationId: idOf('negotiation') }),
  success: { status: 204 },
  errors: ['not_found', 'offer_over'],
});
