import { api } from '@waybill/client/browser-client';
import { exportData } from '@waybill/contract/users/export-data';

export function fetchMyData() {
  return api().call(exportData, {});
}
