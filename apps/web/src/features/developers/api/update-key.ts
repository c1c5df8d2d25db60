import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateKey as call } from '@waybill/contract/developers/update-key';

export function updateKey(keyId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { keyId }, body });
}
