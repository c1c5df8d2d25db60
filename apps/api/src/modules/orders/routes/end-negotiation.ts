import { endNegotiation as call } from '@waybill/contract/orders/end-negotiation';
import { defineRoute } from '../../../platform/http/route.ts';
import { endNegotiation } from '../commands/end-negotiation.ts';
import type { OrdersContext } from '../context.ts';

export const endNegotiationRoute = defineRoute(call, (context: OrdersContext, { caller, params }) =>
  endNegotiation(context, caller.userId, params.negotiationId),
);
