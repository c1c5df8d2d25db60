import { declineExpressDelivery as call } from '@waybill/contract/orders/decline-express-delivery';
import { defineRoute } from '../../../platform/http/route.ts';
import { declineExpressDelivery } from '../commands/decline-express-delivery.ts';
import type { OrdersContext } from '../context.ts';

export const declineExpressDeliveryRoute = defineRoute(call, (context: OrdersContext, { caller, params }) =>
  declineExpressDelivery(context, caller.userId, params.packageId),
);
