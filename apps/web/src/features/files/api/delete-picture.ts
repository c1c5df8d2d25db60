import { api } from '@waybill/client/browser-client';
import { deleteFile } from '@waybill/contract/files/delete-file';

export function deletePicture(publicId: string): Promise<void> {
  return api().call(deleteFile, { body: { publicId } });
}
