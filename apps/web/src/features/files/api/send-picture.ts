import { api } from '@waybill/client/browser-client';
import { finishUpload } from '@waybill/contract/files/finish-upload';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import type { ImageView } from '@waybill/contract/files/image-view';
import { sendToStore } from './send-to-store.ts';

type Sending = {
  readonly userId: string;
  readonly file: File;
  /** Cut square, for a face. */
  readonly profile: boolean;
  /** From 0 to 1; then the server works on it. */
  readonly onProgress: (fraction: number) => void;
};

/** Asks for permission, sends the picture straight to the store, and has it finished. */
export async function sendPicture({ userId, file, profile, onProgress }: Sending): Promise<ImageView> {
  const permission = await api().call(getUploadInfo, {
    params: { id: userId },
    query: { profile: profile ? 'true' : 'false' },
  });
  await sendToStore(permission, file, onProgress);
  return api().call(finishUpload, { params: { publicId: permission.publicId } });
}
