import type { ImageView } from '@waybill/contract/files/image-view';
import type { Permitted } from './commands/get-upload-info.ts';
import type { ReadyImage } from './storage/images.ts';

export function imageViewOf(image: ReadyImage): ImageView {
  const { id, width, height, placeholder, widths } = image;
  return {
    publicId: id,
    width,
    height,
    placeholder,
    sizes: widths.map((size) => ({ width: size, url: imageAddress(id, size) })),
  };
}

export function permissionViewOf({ id, url, fields, expiresAt, maxBytes }: Permitted) {
  return { publicId: id, uploadUrl: url, fields, expiresAt: expiresAt.toISOString(), maxBytes };
}

export function imageAddress(id: string, width: number): string {
  return `/api/images/${id}/${width}`;
}

/** Address of our own store for the upload of a key. */
export function uploadAddress(key: string): string {
  return `/api/files/${key.slice(key.indexOf('/') + 1)}/upload`;
}
