import { declineExpressDelivery as call } from '@waybill/contract/orders/decline-express-delivery';
import { declineExpressDelivery } from '../commands/decline-express-delivery.ts';
import { defineRoute } from '../define-route.ts';

export const declineExpressDeliveryRoute = defineRoute(call, (context, { caller, params }) =>
  declineExpressDelivery(context, caller.userId, params.packageId),
);
