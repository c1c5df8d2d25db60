import { settleFailedJob as call } from '@waybill/contract/ops/settle-failed-job';
import { defineRoute } from '../../../platform/http/route.ts';
import { settleFailedJob } from '../commands/settle-failed-job.ts';
import type { OpsContext } from '../context.ts';

export const settleFailedJobRoute = defineRoute(
  call,
  (context: OpsContext, { caller, params: { jobId }, body: { what, because } }) =>
    settleFailedJob(context, { staffId: caller.userId, jobId, what, because }),
);
