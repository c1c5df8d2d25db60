import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { closeReport as call } from '@waybill/contract/ops/close-report';

export type Closing = BodyFor<typeof call>;

export function closeReport(reportId: string, closing: Closing) {
  return api().call(call, { params: { reportId }, body: closing });
}
