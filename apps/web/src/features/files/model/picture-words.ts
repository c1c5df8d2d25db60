import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import { imageLimits } from '@waybill/contract/files/image-limits';
import { isAcceptedType } from './shrink-picture.ts';

/** Said before megabytes travel for nothing; the server looks at the content itself. */
export function mistakeOf(file: File): string | undefined {
  if (file.size === 0) return 'That file is empty';
  if (file.type !== '' && !isAcceptedType(file.type))
    return /hei[cf]/.test(file.type)
      ? 'iPhone HEIC pictures cannot be used yet. A screenshot of it will do'
      : 'That is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or GIF';
  if (file.size > imageLimits.bytes) return 'That picture is larger than 15 MB';
  return undefined;
}

export type PictureFailure = { readonly text: string; readonly mayRetry: boolean };

/** Trying again helps when the way was the trouble, not when the picture is. */
export function failureOf(failure: unknown): PictureFailure {
  if (failure instanceof TransportFailure) {
    // The store refused in words of its own: the permission has run out.
    if (failure.kind === 'unreadable') return { text: 'That upload did not go through. Please try again.', mayRetry: true };
    return { text: failure.message, mayRetry: true };
  }
  if (!(failure instanceof ApiProblem)) return { text: 'That is our mistake. Please try again.', mayRetry: true };
  const isHopeless = ['unsupported_type', 'image_unreadable', 'too_large', 'forbidden'].includes(failure.code);
  return { text: failure.problem.errors[0]?.message ?? failure.problem.detail, mayRetry: !isHopeless };
}

/** The list with one picture a place earlier (-1) or later (1). */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by;
  const result = [...list];
  const [item] = result.splice(from, 1);
  if (item === undefined || to < 0 || to > result.length) return [...list];
  result.splice(to, 0, item);
  return result;
}
