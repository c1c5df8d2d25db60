import { api } from '@waybill/client/browser-client';
import type { CheckFileKind } from '@waybill/contract/kyc/documents';
import { uploadCheckFile as call } from '@waybill/contract/kyc/upload-check-file';

export function uploadCheckFile(kind: CheckFileKind, file: File, onProgress: (fraction: number) => void) {
  return api().call(call, { body: { kind }, file, onProgress });
}
