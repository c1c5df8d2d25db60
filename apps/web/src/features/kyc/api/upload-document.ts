import { api } from '@waybill/client/browser-client';
import type { DocumentKind } from '@waybill/contract/kyc/document-kinds';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';

export function sendDocument(kind: DocumentKind, file: File, onProgress: (fraction: number) => void) {
  return api().call(uploadDocument, { body: { kind }, file, onProgress });
}
