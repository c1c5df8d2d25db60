import { api } from '@waybill/client/browser-client';
import type { ImageView } from '@waybill/contract/files/image-view';
import { finishBuyerPicture } from '@waybill/contract/sales/finish-buyer-picture';
import { permitBuyerPicture } from '@waybill/contract/sales/permit-buyer-picture';
import { sendToStore } from '../../files/index.ts';

/** Sends a picture of whoever ordered under this link on this device; they need no account. */
export async function sendBuyerPicture(code: string, file: File, onProgress: (fraction: number) => void): Promise<ImageView> {
  const permission = await api().call(permitBuyerPicture, { params: { code } });
  await sendToStore(permission, file, onProgress);
  return api().call(finishBuyerPicture, { params: { code, publicId: permission.publicId } });
}
