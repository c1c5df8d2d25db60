import { api } from '@waybill/client/browser-client';
import { deleteFile as call } from '@waybill/contract/files/delete-file';

export function deleteFile(publicId: string): Promise<void> {
  return api().call(call, { body: { publicId } });
}
