import { api } from '@waybill/client/browser-client';
import { removeView as call } from '@waybill/contract/ops/remove-view';

export function removeView(viewId: string, isRemoved: boolean) {
  return api().call(call, { params: { viewId }, body: { isRemoved } });
}
