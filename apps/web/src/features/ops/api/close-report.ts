import { api } from '@waybill/client/browser-client';
import { closeReport as call } from '@waybill/contract/ops/close-report';
import type { reportOutcomes } from '@waybill/contract/ops/list-reports';
export type Outcome = (typeof reportOutcomes)[number];

export function closeReport(reportId: string, outcome: Outcome, because: string, toldAs: string) {
  return api().call(call, { params: { reportId }, body: { outcome, because, toldAs } });
}
