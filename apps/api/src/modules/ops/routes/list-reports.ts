import { listReports as call } from '@waybill/contract/ops/list-reports';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { readReports } from '../read-reports.ts';

export const listReportsRoute = defineRoute(call, ({ db }: OpsContext, { caller, query }) =>
  readReports(db, caller.userId, query),
);
