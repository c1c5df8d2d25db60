import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';

/** So long after it was set a measure can be appealed. */
export const appealDays = 30;

export const longestAppeal = 2_000;

/** Why it was wrong, in the words of whom it is about. */
export const appealWords = lines(longestAppeal, 'Please say why').check(z.minLength(1, 'Please say why'));

/** How an appeal ended: `lifted` where the measure was taken back otherwise meanwhile, `withdrawn` where the person has left. */
export const appealOutcomes = ['stands', 'taken-back', 'lifted', 'withdrawn'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** An appeal as whoever made it reads it: who of us answered is not said. */
export const appealView = z.object({
  id: idOf('appeal'),
  says: z.string(),
  madeAt: z.iso.datetime(),
  /** Null while nobody has answered. */
  answer: z.nullable(z.object({ outcome: z.enum(appealOutcomes), at: z.iso.datetime(), toldAs: z.string() })),
});
export type AppealView = z.infer<typeof appealView>;
