import { api } from '@waybill/client/browser-client';
import { createImport as call } from '@waybill/contract/imports/create-import';

export function createImport(file: File, onProgress: (fraction: number) => void) {
  return api().call(call, { body: {}, file, onProgress });
}
