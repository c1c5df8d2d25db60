import { endNegotiation as call } from '@waybill/contract/orders/end-negotiation';
import { endNegotiation } from '../commands/end-negotiation.ts';
import { defineRoute } from '../define-route.ts';

export const endNegotiationRoute = defineRoute(call, (context, { caller, params }) =>
  endNegotiation(context, caller.userId, params.negotiationId),
);
