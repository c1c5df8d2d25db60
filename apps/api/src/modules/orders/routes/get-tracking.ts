import { getTracking as call } from '@waybill/contract/orders/get-tracking';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { readTracking } from '../read-tracking.ts';

export const getTrackingRoute = defineRoute(call, (context: OrdersContext, { params }) =>
  readTracking(context, params.trackingId),
);
