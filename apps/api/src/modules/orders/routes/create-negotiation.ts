import { createNegotiation as call } from '@waybill/contract/orders/create-negotiation';
import { negotiationView } from '@waybill/contract/orders/negotiation-view';
import { namesIn } from '../../../platform/http/read-input.ts';
import { createNegotiation } from '../commands/create-negotiation.ts';
import { defineRoute } from '../define-route.ts';
import { readThread } from '../read-negotiation.ts';

export const createNegotiationRoute = defineRoute(
  call,
  async (context, { caller, body, idempotencyKey }) => {
    await createNegotiation(context, caller.userId, idempotencyKey, body);
    return readThread(context.db, body.packageId, caller.userId, body.otherPartyId);
  },
  { readOnly: namesIn(negotiationView) },
);
