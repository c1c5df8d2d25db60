import { api } from '@waybill/client/browser-client';
import { sendForm } from '@waybill/client/send-form';
import { finishUpload } from '@waybill/contract/files/finish-upload';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import type { ImageView } from '@waybill/contract/files/image-view';

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
  const form = new FormData();
  for (const [name, value] of Object.entries(permission.fields)) form.set(name, value);
  // Last: stores look at the fields before they take the bytes.
  form.set('file', file);
  await sendForm(api(), permission.uploadUrl, form, onProgress);
  return api().call(finishUpload, { params: { publicId: permission.publicId } });
}
