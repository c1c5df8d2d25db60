import { api } from '@waybill/client/browser-client';
import type { DocumentKind } from '@waybill/contract/kyc/document-kinds';
import { uploadDocument as call } from '@waybill/contract/kyc/upload-document';

export function uploadDocument(kind: DocumentKind, file: File, onProgress: (fraction: number) => void) {
  return api().call(call, { body: { kind }, file, onProgress });
}
