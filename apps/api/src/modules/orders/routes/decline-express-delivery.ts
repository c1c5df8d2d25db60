import { declineExpressDelivery } from '@waybill/contract/orders/decline-express-delivery';
import { defineRoute } from '../../../platform/http/route.ts';
import { passOnExpress } from '../commands/decline-express-delivery.ts';
import type { OrdersContext } from '../context.ts';

export const declineExpressDeliveryRoute = defineRoute(declineExpressDelivery, (context: OrdersContext, { caller, params }) =>
  passOnExpress(context, caller.userId, params.packageId),
);
