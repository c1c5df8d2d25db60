import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { handOver as call } from '@waybill/contract/ops/hand-over';

export function handOver(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
