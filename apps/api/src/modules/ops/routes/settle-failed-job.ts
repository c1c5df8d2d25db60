import { settleFailedJob as call } from '@waybill/contract/ops/settle-failed-job';
import { settleFailedJob } from '../commands/settle-failed-job.ts';
import { defineRoute } from '../define-route.ts';

export const settleFailedJobRoute = defineRoute(call, (context, { caller, params: { jobId }, body: { what, because } }) =>
  settleFailedJob(context, { staffId: caller.userId, jobId, what, because }),
);
