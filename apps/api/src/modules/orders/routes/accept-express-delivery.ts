import { acceptExpressDelivery } from '@waybill/contract/orders/accept-express-delivery';
import { defineRoute } from '../../../platform/http/route.ts';
import { takeExpress } from '../commands/accept-express-delivery.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const acceptExpressDeliveryRoute = defineRoute(acceptExpressDelivery, async (context: OrdersContext, { caller, params }) =>
  readOrder(context, await takeExpress(context, caller.userId, params.packageId), caller.userId),
);
