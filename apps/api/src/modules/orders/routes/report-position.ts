import { reportPosition } from '@waybill/contract/orders/report-position';
import { defineRoute } from '../../../platform/http/route.ts';
import { takePosition } from '../commands/report-position.ts';
import type { OrdersContext } from '../context.ts';

export const reportPositionRoute = defineRoute(reportPosition, ({ db }: OrdersContext, { caller, body }) =>
  takePosition({ db }, caller.userId, body),
);
