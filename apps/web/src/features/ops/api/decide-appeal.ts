import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { decideAppeal as call } from '@waybill/contract/ops/decide-appeal';

export function decideAppeal(appealId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { appealId }, body });
}
