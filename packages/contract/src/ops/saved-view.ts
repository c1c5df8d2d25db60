import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { line } from '../text.ts';
import { viewList } from './view-lists.ts';

export const viewLimits = { name: 40, filters: 20, own: 30, shared: 30 } as const;

/** As they stand in the address of the list. */
const filters = z
  .record(z.string().check(z.maxLength(40)), z.string('Please send each filter as a text').check(z.maxLength(200)))
  .check(z.refine((all) => Object.keys(all).length <= viewLimits.filters, `At most ${viewLimits.filters} filters`));

export const viewInput = {
  name: line(viewLimits.name, 'a name'),
  filters,
  /** For all of us, or for whoever made it alone. */
  isShared: z._default(z.boolean(), false),
};

/** A list of the console as somebody has narrowed it, with a name. */
export const savedView = z.object({
  id: idOf('view'),
  list: viewList,
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  /** Something that it was narrowed by is gone from the list since, and left out. */
  isStale: z.boolean(),
  isShared: z.boolean(),
  madeBy: z.object({ username: z.string(), fullName: z.string() }),
  /** By the caller: what is theirs, and as a lead what is shared. */
  mayChange: z.boolean(),
  /** The list opens with it, for the caller. */
  isDefault: z.boolean(),
  /** Grows with each change: who changes it says which one they have read. */
  version: z.int(),
});
export type SavedView = z.infer<typeof savedView>;
