import { settleFailedJob } from '@waybill/contract/ops/settle-failed-job';
import { defineRoute } from '../../../platform/http/route.ts';
import { settleFailedJob as settle } from '../commands/settle-failed-job.ts';
import type { OpsContext } from '../context.ts';

export const settleFailedJobRoute = defineRoute(
  settleFailedJob,
  (context: OpsContext, { caller, params: { jobId }, body: { what, because } }) =>
    settle(context, { staffId: caller.userId, jobId, what, because }),
);
