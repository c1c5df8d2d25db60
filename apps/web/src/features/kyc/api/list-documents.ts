import { api } from '@waybill/client/browser-client';
import { listDocuments as call } from '@waybill/contract/kyc/list-documents';

export async function listDocuments(signal: AbortSignal) {
  return (await api().call(call, { signal })).documents;
}
