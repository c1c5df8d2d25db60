import { chatLimits } from '@waybill/contract/chat/chat-limits';
import { imageLimits } from '@waybill/contract/files/image-limits';

type Picked = { readonly files: readonly File[]; readonly mistake?: string };

const types: readonly string[] = imageLimits.types;

/** Adds those of the chosen files that may go along. Large ones are made smaller later. */
export function addPictures(there: readonly File[], chosen: readonly File[]): Picked {
  // Some phones do not say what a file is; the server looks at it anyway.
  const pictures = chosen.filter(({ type, size }) => size > 0 && (type === '' || types.includes(type)));
  const fresh = pictures.filter((file) => !there.some((other) => isSame(file, other)));
  const files = [...there, ...fresh].slice(0, chatLimits.images);
  if (pictures.length < chosen.length) return { files, mistake: 'Only pictures go here: JPEG, PNG, WebP, AVIF or GIF.' };
  if (files.length < there.length + fresh.length)
    return { files, mistake: `${chatLimits.images} pictures are the most for one message. The others were left out.` };
  return { files };
}

function isSame(first: File, second: File): boolean {
  return first.name === second.name && first.size === second.size && first.lastModified === second.lastModified;
}
