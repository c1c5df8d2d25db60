import { acceptExpressDelivery as call } from '@waybill/contract/orders/accept-express-delivery';
import { acceptExpressDelivery } from '../commands/accept-express-delivery.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const acceptExpressDeliveryRoute = defineRoute(call, async (context, { caller, params }) =>
  readOrder(context, await acceptExpressDelivery(context, caller.userId, params.packageId), caller.userId),
);
