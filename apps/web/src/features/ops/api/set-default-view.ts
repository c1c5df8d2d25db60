import { api } from '@waybill/client/browser-client';
import { setDefaultView as call } from '@waybill/contract/ops/set-default-view';
import type { ViewList } from '@waybill/contract/ops/view-lists';

export function setDefaultView(list: ViewList, viewId: string | null) {
  return api().call(call, { params: { list }, body: { viewId } });
}
