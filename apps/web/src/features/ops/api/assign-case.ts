import { api } from '@waybill/client/browser-client';
import { assignCase as call } from '@waybill/contract/ops/assign-case';
import type { CaseName } from '@waybill/contract/ops/case-kinds';

export function assignCase({ kind, id }: CaseName, to: string) {
  return api().call(call, { params: { kind, id }, body: { to } });
}
