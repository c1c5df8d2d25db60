import * as z from 'zod/mini';
import { measureView } from '../measures/measure-view.ts';

/** A measure as our people see it: with who set it and who took it back, by username; null for the command line. */
export const measureDetailsView = z.object({
  ...measureView.shape,
  setBy: z.nullable(z.string()),
  lifted: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), toldAs: z.string() })),
});
export type MeasureDetailsView = z.infer<typeof measureDetailsView>;
