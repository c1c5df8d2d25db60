import { api } from '@waybill/client/browser-client';
import { copyImage as call } from '@waybill/contract/files/copy-image';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import type { ImageView } from '@waybill/contract/files/image-view';

/** A picture of one’s own once more, for something new: the one before stays where it is. */
export async function copyImage(userId: string, sourceId: string): Promise<ImageView> {
  const { publicId } = await api().call(getUploadInfo, { params: { id: userId }, query: {} });
  return api().call(call, { params: { publicId }, body: { sourceId } });
}
