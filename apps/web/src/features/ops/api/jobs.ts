import { api } from '@waybill/client/browser-client';
import { listFailedJobs } from '@waybill/contract/ops/list-failed-jobs';
import { settleFailedJob } from '@waybill/contract/ops/settle-failed-job';
import { opsList } from './ops-list.ts';

export const failedJobsQuery = opsList(['jobs'], (page, signal) => api().call(listFailedJobs, { query: page, signal }));

export function settleJob(jobId: string, what: 'retry' | 'dismiss', because: string) {
  return api().call(settleFailedJob, { params: { jobId }, body: { what, because } });
}
