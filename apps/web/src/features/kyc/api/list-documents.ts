import { api } from '@waybill/client/browser-client';
import { listDocuments } from '@waybill/contract/kyc/list-documents';

export async function documentsOfBusiness(signal: AbortSignal) {
  return (await api().call(listDocuments, { signal })).documents;
}
