import { api } from '@waybill/client/browser-client';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { releaseCase as call } from '@waybill/contract/ops/release-case';

export function releaseCase({ kind, id }: CaseName) {
  return api().call(call, { params: { kind, id }, body: {} });
}
