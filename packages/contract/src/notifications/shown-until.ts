import * as z from 'zod/mini';

/** The newest `LastModified` that was on the screen: what came or was added to later is left as it is. Without it, all. */
export const shownUntil = z.strictObject({ until: z.optional(z.iso.datetime('Please give a date and time in UTC')) });
