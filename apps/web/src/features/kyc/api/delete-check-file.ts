import { api } from '@waybill/client/browser-client';
import { deleteCheckFile } from '@waybill/contract/kyc/delete-check-file';

export function takeBackCheckFile(fileId: string) {
  return api().call(deleteCheckFile, { params: { fileId } });
}
