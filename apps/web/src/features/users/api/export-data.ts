import { api } from '@waybill/client/browser-client';
import { exportData as call } from '@waybill/contract/users/export-data';

export function exportData() {
  return api().call(call, {});
}
