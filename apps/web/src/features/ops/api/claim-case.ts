import { api } from '@waybill/client/browser-client';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { claimCase as call } from '@waybill/contract/ops/claim-case';

/** `takeOverFrom`: whoever was seen to hold it. */
export function claimCase({ kind, id }: CaseName, takeOverFrom?: string) {
  return api().call(call, { params: { kind, id }, body: takeOverFrom === undefined ? {} : { takeOverFrom } });
}
