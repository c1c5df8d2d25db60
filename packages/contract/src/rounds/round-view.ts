import * as z from 'zod/mini';
import { vehicleGist } from '../fleet/vehicle-view.ts';
import { idOf } from '../ids.ts';
import { stopKey } from './round-input.ts';

const stop = {
  ...stopKey,
  trackingId: z.string(),
  /** Whoever gives it or takes it. */
  name: z.string(),
  /** Empty when it is long over: then only the part of town is left. */
  address: z.string(),
  label: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  isExpress: z.boolean(),
  /** In kilograms. */
  weight: z.number(),
  promisedBy: z.nullable(z.iso.datetime()),
};

const rider = { riderId: idOf('user'), riderName: z.string(), vehicle: z.nullable(vehicleGist) };

/** A stop of a round that nobody has kept yet. */
export const draftStopView = z.object({ ...stop, arrivesAt: z.iso.datetime() });

/** A round as it would be. Of one that is kept already, what is still ahead. */
export const draftRoundView = z.object({
  roundId: z.nullable(idOf('round')),
  revision: z.nullable(z.int()),
  ...rider,
  departsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  metres: z.int(),
  stops: z.array(draftStopView),
  /** What is wrong with it, in words; nothing with what was planned. */
  faults: z.array(z.string()),
});

/** What a change by hand costs, before it is kept. */
export const costView = z.object({
  addedMinutes: z.int(),
  addedMetres: z.int(),
  /** “18 minutes and 6.2 km more.” */
  words: z.string(),
  /** Rules that it breaks, and such as it mends. */
  broken: z.array(z.string()),
  mended: z.array(z.string()),
});

/** `gone`: nobody goes there any more, because it was called off, or somebody else has it. */
export const roundStopView = z.object({
  ...stop,
  state: z.enum(['ahead', 'done', 'gone']),
  /** When it was handed over; null until then. */
  doneAt: z.nullable(z.iso.datetime()),
  /** When it is likely to be; null for what is not ahead. */
  expectedAt: z.nullable(z.iso.datetime()),
});

export const roundView = z.object({
  id: idOf('round'),
  /** Counts the changes: whoever changes it says which they have seen. */
  revision: z.int(),
  day: z.iso.date(),
  ...rider,
  departsAt: z.iso.datetime(),
  /** When its last stop is likely to be over; null when nothing is ahead. */
  endsAt: z.nullable(z.iso.datetime()),
  metres: z.int(),
  stops: z.array(roundStopView),
});

export type DraftStopView = z.infer<typeof draftStopView>;
export type DraftRoundView = z.infer<typeof draftRoundView>;
export type CostView = z.infer<typeof costView>;
export type RoundStopView = z.infer<typeof roundStopView>;
export type RoundView = z.infer<typeof roundView>;
