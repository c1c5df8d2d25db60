import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { setKeyLimit as call } from '@waybill/contract/developers/set-key-limit';

export function setKeyLimit(keyId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { keyId }, body });
}
