import { closeReport as call } from '@waybill/contract/ops/close-report';
import { defineRoute } from '../../../platform/http/route.ts';
import { closeReport } from '../commands/close-report.ts';
import type { OpsContext } from '../context.ts';
import { findAnyReport, reportViews } from '../read-reports.ts';

export const closeReportRoute = defineRoute(call, async (context: OpsContext, { caller, params: { reportId }, body }) => {
  await closeReport(context, { staffId: caller.userId, reportId, ...body });
  const report = await findAnyReport(context.db, reportId);
  const [view] = report ? await reportViews(context.db, caller.userId, [report]) : [];
  if (!view) throw new Error(`The report ${reportId} is gone`);
  return view;
});
