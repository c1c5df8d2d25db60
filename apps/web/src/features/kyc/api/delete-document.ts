import { api } from '@waybill/client/browser-client';
import { deleteDocument } from '@waybill/contract/kyc/delete-document';

export function takeBackDocument(documentId: string) {
  return api().call(deleteDocument, { params: { documentId } });
}
