import * as z from 'zod/mini';
import { gapComplaint } from './reply-fields.ts';

/**
 * For whatever our people write to somebody: no field of a saved reply is left in it, as in “Dear {{firstName}}”. The sentence names the one that is.
 */
export const withoutGaps = z.refine<string>((text) => gapComplaint(text) === undefined, {
  error: ({ input }) => gapComplaint(String(input)) ?? 'Please fill in what is missing first',
});
