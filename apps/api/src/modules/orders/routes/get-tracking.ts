import { getTracking as call } from '@waybill/contract/orders/get-tracking';
import { defineRoute } from '../define-route.ts';
import { readTracking } from '../read-tracking.ts';

export const getTrackingRoute = defineRoute(call, (context, { params }) => readTracking(context, params.trackingId), {
  reads: 'replica',
});
