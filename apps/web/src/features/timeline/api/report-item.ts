import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { reportItem as call } from '@waybill/contract/timeline/report-item';

export function reportItem(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
