import { endNegotiation } from '@waybill/contract/orders/end-negotiation';
import { defineRoute } from '../../../platform/http/route.ts';
import { endOffer } from '../commands/end-negotiation.ts';
import type { OrdersContext } from '../context.ts';

export const endNegotiationRoute = defineRoute(endNegotiation, (context: OrdersContext, { caller, params }) =>
  endOffer(context, caller.userId, params.negotiationId),
);
