import { listFailedJobs as call } from '@waybill/contract/ops/list-failed-jobs';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { type FailedJob, listFailedJobs } from '../../../platform/jobs/failed-jobs.ts';
import { defineRoute } from '../define-route.ts';

export const listFailedJobsRoute = defineRoute(
  call,
  async ({ db }, { query }) => {
    const { limit, skip, cursor } = query;
    const rows = await listFailedJobs(db, { before: decodeCursor(cursor), limit: limit + 1, skip });
    const placed = rows.map((job) => ({ job, createdAt: job.failedAt, id: job.id.replaceAll('-', '') }));
    return pageOf(placed, limit, ({ job }) => ({
      id: job.id,
      name: job.name,
      data: JSON.stringify(job.data),
      error: errorOf(job),
      failedAt: job.failedAt.toISOString(),
      tries: job.tries,
    }));
  },
  { reads: 'replica' },
);

/** In one sentence where there is one. */
function errorOf({ output }: FailedJob): string {
  if (typeof output === 'object' && output !== null && 'message' in output && typeof output.message === 'string')
    return output.message;
  return output === null ? '' : JSON.stringify(output);
}
