import * as z from 'zod/mini';
import { packageView } from '../timeline/item-view.ts';

/** A parcel of one’s own that looks for a carrier, or that nobody took in time. */
export const myPackageView = z.object({
  package: packageView,
  /** People who have opened it or asked for it, each once. */
  seenBy: z.int(),
  /** People whose question, at its fee or another, waits for an answer. */
  askedBy: z.int(),
  /** The search for a rider, where it is an express parcel. */
  search: z.nullable(
    z.object({
      state: z.enum(['idle', 'ringing', 'nobody']),
      ringsUntil: z.nullable(z.iso.datetime()),
      rung: z.int(),
    }),
  ),
});

export type MyPackageView = z.infer<typeof myPackageView>;
