import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { decideCheck as call } from '@waybill/contract/ops/decide-check';

export function decideCheck(checkId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { checkId }, body });
}
