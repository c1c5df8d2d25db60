import { api } from '@waybill/client/browser-client';
import { settleFailedJob as call } from '@waybill/contract/ops/settle-failed-job';

export function settleFailedJob(jobId: string, what: 'retry' | 'dismiss', because: string) {
  return api().call(call, { params: { jobId }, body: { what, because } });
}
