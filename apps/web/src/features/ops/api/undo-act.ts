import { api } from '@waybill/client/browser-client';
import { undoAct as call } from '@waybill/contract/ops/undo-act';

export function undoAct(actId: string) {
  return api().call(call, { params: { actId }, body: {} });
}
