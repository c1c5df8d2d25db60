import * as z from 'zod/mini';
import { line, lines } from '../text.ts';
import { withoutGaps } from './words-for-people.ts';

export const opsLimits = { because: 1_000, toldAs: 500, note: 500, question: 500, correctionTitle: 80 } as const;

/** The reason for an act of staff: none is done without one. */
export const because = lines(opsLimits.because, 'Please say why').check(z.minLength(1, 'Please say why'));

/** The same where the people whom it is about read it. */
export const becauseRead = because.check(withoutGaps);

/** Why, in words for the person it was done to; without it they get a sentence of ours. */
export const toldAs = z.optional(lines(opsLimits.toldAs).check(withoutGaps));

/** What the person reads in their history beside money moved by hand. */
export const correctionTitle = line(opsLimits.correctionTitle, 'what the person reads').check(withoutGaps);
