import { acceptExpressDelivery as call } from '@waybill/contract/orders/accept-express-delivery';
import { defineRoute } from '../../../platform/http/route.ts';
import { acceptExpressDelivery } from '../commands/accept-express-delivery.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const acceptExpressDeliveryRoute = defineRoute(call, async (context: OrdersContext, { caller, params }) =>
  readOrder(context, await acceptExpressDelivery(context, caller.userId, params.packageId), caller.userId),
);
