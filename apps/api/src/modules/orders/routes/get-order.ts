import { getOrder as call } from '@waybill/contract/orders/get-order';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const getOrderRoute = defineRoute(call, (context, { caller, params }) => readOrder(context, params.id, caller.userId));
