import { reportPosition as call } from '@waybill/contract/orders/report-position';
import { defineRoute } from '../../../platform/http/route.ts';
import { reportPosition } from '../commands/report-position.ts';
import type { OrdersContext } from '../context.ts';

export const reportPositionRoute = defineRoute(call, ({ db }: OrdersContext, { caller, body }) =>
  reportPosition({ db }, caller.userId, body),
);
