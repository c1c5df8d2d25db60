import type { Route } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { acceptExpressDeliveryRoute } from './accept-express-delivery.ts';
import { declineExpressDeliveryRoute } from './decline-express-delivery.ts';
import { findRidersRoute } from './find-riders.ts';
import { getDutyRoute } from './get-duty.ts';
import { getExpressDeliveryRequestInfoRoute } from './get-express-delivery-request-info.ts';
import { listExpressRequestsRoute } from './list-express-requests.ts';
import { notifyRidersRoute } from './notify-riders.ts';
import { reportPositionRoute } from './report-position.ts';
import { setDutyRoute } from './set-duty.ts';

export const expressRoutes: readonly Route<OrdersContext>[] = [
  getDutyRoute,
  setDutyRoute,
  reportPositionRoute,
  findRidersRoute,
  notifyRidersRoute,
  acceptExpressDeliveryRoute,
  declineExpressDeliveryRoute,
  getExpressDeliveryRequestInfoRoute,
  listExpressRequestsRoute,
];
