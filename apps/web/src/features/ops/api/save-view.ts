import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { saveView as call } from '@waybill/contract/ops/save-view';

export function saveView(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
