import { api } from '@waybill/client/browser-client';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { writeNote as call } from '@waybill/contract/ops/write-note';

export function writeNote({ kind, id }: CaseName, clientId: string, text: string) {
  return api().call(call, { params: { kind, id }, body: { clientId, text } });
}
