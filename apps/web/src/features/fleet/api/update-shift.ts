import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateShift as call } from '@waybill/contract/fleet/update-shift';

export function updateShift(shiftId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { shiftId }, body });
}
