import { api } from '@waybill/client/browser-client';
import type { CheckFileKind } from '@waybill/contract/kyc/documents';
import { uploadCheckFile } from '@waybill/contract/kyc/upload-check-file';

export function sendCheckFile(kind: CheckFileKind, file: File, onProgress: (fraction: number) => void) {
  return api().call(uploadCheckFile, { body: { kind }, file, onProgress });
}
