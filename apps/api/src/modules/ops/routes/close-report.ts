import { closeReport as call } from '@waybill/contract/ops/close-report';
import { closeReport } from '../commands/close-report.ts';
import { defineRoute } from '../define-route.ts';
import { findAnyReport, reportViews } from '../read-reports.ts';

export const closeReportRoute = defineRoute(call, async (context, { caller, params: { reportId }, body }) => {
  await closeReport(context, { staffId: caller.userId, reportId, ...body });
  const report = await findAnyReport(context.db, reportId);
  const [view] = report ? await reportViews(context.db, caller.userId, [report]) : [];
  if (!view) throw new Error(`The report ${reportId} is gone`);
  return view;
});
