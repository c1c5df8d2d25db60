import { listReports as call } from '@waybill/contract/ops/list-reports';
import { defineRoute } from '../define-route.ts';
import { readReports } from '../read-reports.ts';

export const listReportsRoute = defineRoute(call, ({ db }, { caller, query }) => readReports(db, caller.userId, query), {
  reads: 'replica',
});
