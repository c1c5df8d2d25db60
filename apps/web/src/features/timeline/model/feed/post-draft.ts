import type { ImageView } from '@waybill/contract/files/image-view';
import { type Draft, draftOf } from '../../../../forms/drafts.ts';

type Fields = { readonly message: string; readonly images: string };

/** The unsent post with its uploaded pictures, one for each member who uses this browser. */
export function postDraft(userId: string): Draft<Fields> {
  return draftOf(`post.${userId}`, { message: '', images: '' });
}

/** Believes nothing: the storage may be from another version. */
export function imagesFrom(text: string): ImageView[] {
  try {
    const stored: unknown = JSON.parse(text === '' ? '[]' : text);
    return Array.isArray(stored) && stored.every(isImage) ? stored : [];
  } catch {
    return [];
  }
}

function isImage(value: unknown): value is ImageView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'publicId' in value &&
    typeof value.publicId === 'string' &&
    'sizes' in value &&
    Array.isArray(value.sizes) &&
    value.sizes.length > 0
  );
}
