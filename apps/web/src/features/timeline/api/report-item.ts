import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { reportItem } from '@waybill/contract/timeline/report-item';

export function reportToUs(body: BodyFor<typeof reportItem>) {
  return api().call(reportItem, { body });
}
