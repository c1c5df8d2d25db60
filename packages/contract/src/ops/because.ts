import * as z from 'zod/mini';
import { lines } from '../text.ts';

/** The reason for an act of staff: none is done without one. */
export const because = lines(1000).check(z.minLength(1, 'Please say why'));

/** Why, in words for the person it was done to; without it they get a sentence of ours. */
export const toldAs = z.optional(lines(500));
