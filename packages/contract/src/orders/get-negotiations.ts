import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { negotiationThreadView } from './negotiation-view.ts';

export const getNegotiations = defineCall({
  method: 'GET',
  path: '/orders/Negotiations/{packageId}/{otherPartyId}',
  access: 'member',
  summary: 'What two people have said about the fee of a package, and what others last agreed on for the same route.',
  params: z.strictObject({ packageId: idOf('package'), otherPartyId: idOf('user') }),
  success: { status: 200, body: negotiationThreadView },
  errors: ['not_found'],
});
