import { api } from '@waybill/client/browser-client';
import { deleteImport as call } from '@waybill/contract/imports/delete-import';

export function deleteImport(importId: string) {
  return api().call(call, { params: { importId } });
}
