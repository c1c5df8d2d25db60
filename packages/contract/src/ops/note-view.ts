import * as z from 'zod/mini';
import { lines } from '../text.ts';
import { caseKind } from './case-kinds.ts';
import { colleagueView } from './case-view.ts';

export const noteLimits = { text: 2_000, mentions: 20 } as const;

export const noteText = lines(noteLimits.text, 'Please write something').check(z.minLength(1, 'Please write something'));

/** What one of our people wrote for the others beside a case. Nobody else ever reads it. */
export const noteView = z.object({
  /** Its number: later notes have higher ones. */
  id: z.string(),
  by: colleagueView,
  text: z.string(),
  at: z.iso.datetime(),
  /** Colleagues whom it calls by their @username, and who decide such cases. */
  mentions: z.array(z.string()),
});
export type NoteView = z.infer<typeof noteView>;

/** A note that calls the reader, with the case that it stands beside. */
export const mentionView = z.object({ ...noteView.shape, kind: caseKind, caseId: z.string(), isSeen: z.boolean() });
export type MentionView = z.infer<typeof mentionView>;

/** The usernames that a text calls by an @. A full stop behind one ends the sentence. */
export function mentionsIn(text: string): string[] {
  const names = [...text.matchAll(/(?<![\w.@])@([a-z0-9_.]{1,39}[a-z0-9_])/gi)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, noteLimits.mentions);
}
