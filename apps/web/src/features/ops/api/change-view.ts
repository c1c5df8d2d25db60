import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { changeView as call } from '@waybill/contract/ops/change-view';

export function changeView(viewId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { viewId }, body });
}
