import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { writeReply as call } from '@waybill/contract/ops/write-reply';

export function writeReply(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
