import { api } from '@waybill/client/browser-client';
import { listFailedJobs as call } from '@waybill/contract/ops/list-failed-jobs';
import { opsList } from './ops-list.ts';

export const listFailedJobsQuery = opsList(['jobs'], (page, signal) => api().call(call, { query: page, signal }));
