import { reportPosition as call } from '@waybill/contract/orders/report-position';
import { reportPosition } from '../commands/report-position.ts';
import { defineRoute } from '../define-route.ts';

export const reportPositionRoute = defineRoute(call, ({ db }, { caller, body }) => reportPosition({ db }, caller, body));
