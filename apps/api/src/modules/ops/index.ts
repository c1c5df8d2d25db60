import type { Route } from '../../platform/http/route.ts';
import type { OpsContext } from './context.ts';
import { auditRoutes } from './routes/audit-routes.ts';
import { disputeRoutes } from './routes/dispute-routes.ts';
import { jobRoutes } from './routes/job-routes.ts';
import { kycRoutes } from './routes/kyc-routes.ts';
import { moneyRoutes } from './routes/money-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import { supportRoutes } from './routes/support-routes.ts';

export { type Closing, closeReport } from './commands/close-report.ts';
export { decide as decideDispute } from './commands/decide-dispute.ts';
export { readReportChat } from './commands/read-report-chat.ts';
export { restorePerson, suspendPerson } from './commands/suspend-person.ts';
export type { OpsContext } from './context.ts';
export { type AnyReport, listAnyReports, reportIdOf } from './read-reports.ts';
export { type Act, recordAct, recordLook } from './storage/acts.ts';

export const opsRoutes: readonly Route<OpsContext>[] = [
  ...auditRoutes,
  ...kycRoutes,
  ...reportRoutes,
  ...disputeRoutes,
  ...peopleRoutes,
  ...moneyRoutes,
  ...jobRoutes,
  ...supportRoutes,
];
