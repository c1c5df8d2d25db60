import { api } from '@waybill/client/browser-client';
import { deleteDocument as call } from '@waybill/contract/kyc/delete-document';

export function deleteDocument(documentId: string) {
  return api().call(call, { params: { documentId } });
}
