import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { saveLook as call } from '@waybill/contract/tracking/save-look';

export function saveLook(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
