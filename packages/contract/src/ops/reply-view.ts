import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { line, lines, oneLine } from '../text.ts';
import { gapsIn, isReplyField } from './reply-fields.ts';
import { replyKind, replyKinds } from './reply-kinds.ts';

export const replyLimits = { title: 80, text: 2_000, shortName: 20, replies: 200 } as const;

function strangeGap(text: string): string | undefined {
  return gapsIn(text).find(({ name, isWhole }) => !isWhole || !isReplyField(name))?.written;
}

/** What is typed after a slash: “late” for `/late`. */
const shortName = oneLine(replyLimits.shortName, 'Please choose a short name').check(
  z.toLowerCase(),
  z.regex(/^([a-z0-9][a-z0-9-]*)?$/, 'Use small letters, numbers and hyphens'),
);

/** What a lead writes down as a reply that all of us use. */
export const replyInput = {
  title: line(replyLimits.title, 'a title'),
  text: lines(replyLimits.text).check(
    z.minLength(1, 'Please write something'),
    z.refine((text: string) => strangeGap(text) === undefined, {
      error: ({ input }) => `There is no field ${strangeGap(String(input)) ?? 'like this'}. Please choose one of the list`,
    }),
  ),
  kinds: z.array(replyKind).check(
    z.minLength(1, 'Please choose at least one kind of case'),
    z.maxLength(replyKinds.length),
    z.refine((kinds) => new Set(kinds).size === kinds.length, 'Please choose each kind once'),
  ),
  /** Empty: it is found by its title alone. */
  shortName: z._default(shortName, ''),
};

/** A text that our people send again and again. */
export const replyView = z.object({
  id: idOf('reply'),
  title: z.string(),
  text: z.string(),
  kinds: z.array(replyKind),
  shortName: z.string(),
  /** Grows with each change: who changes it says which one they have read. */
  version: z.int(),
  /** Who of us wrote it or changed it last. */
  changedBy: z.object({ username: z.string(), fullName: z.string() }),
  changedAt: z.iso.datetime(),
  /** Nobody is offered it any more. */
  isRetired: z.boolean(),
});
export type ReplyView = z.infer<typeof replyView>;
