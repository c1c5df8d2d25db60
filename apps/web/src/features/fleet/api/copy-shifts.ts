import { api } from '@waybill/client/browser-client';
import { copyShifts as call } from '@waybill/contract/fleet/copy-shifts';

export function copyShifts(week: string) {
  return api().call(call, { body: { week } });
}
