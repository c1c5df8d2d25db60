import type { Route } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { listFailedJobsRoute } from './list-failed-jobs.ts';
import { settleFailedJobRoute } from './settle-failed-job.ts';

export const jobRoutes: readonly Route<OpsContext>[] = [listFailedJobsRoute, settleFailedJobRoute];
