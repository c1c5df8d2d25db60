import { api } from '@waybill/client/browser-client';
import { deleteCheckFile as call } from '@waybill/contract/kyc/delete-check-file';

export function deleteCheckFile(fileId: string) {
  return api().call(call, { params: { fileId } });
}
