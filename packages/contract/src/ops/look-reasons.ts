import * as z from 'zod/mini';
import { lines } from '../text.ts';

/** Why one of our people opens somebody’s papers. */
export const lookReasons = {
  deciding: 'Deciding this check',
  appeal: 'An appeal',
  request: 'The person asked for it',
  law: 'A duty to the law',
  other: 'Something else',
} as const;
export type LookReason = keyof typeof lookReasons;

export const lookReason = z.enum(['deciding', 'appeal', 'request', 'law', 'other'], 'Please say why you look');

export const longestLookWords = 200;

/** Needed where the reason is `other`. */
export const lookWords = z._default(lines(longestLookWords), '');

/** What stands in the audit trail: “Something else: the insurer asked for the number”. */
export function lookBecause(reason: LookReason, words: string): string {
  return words === '' ? lookReasons[reason] : `${lookReasons[reason]}: ${words}`;
}

const pdf = 'application/pdf';

/** What papers are sent as: drawn anew with the mark of whoever looks, a PDF as a PDF of pictures, everything else as WebP. */
export const shownAs = (mediaType: string) => (mediaType === pdf ? pdf : 'image/webp');
