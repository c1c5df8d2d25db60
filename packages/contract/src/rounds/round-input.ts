import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { orderId } from '../orders/order-fields.ts';

/** What one plan may hold: it costs time of the processor, and a day has no more. */
export const roundLimits = { parcels: 100, riders: 50, rounds: 50 } as const;

const stopKind = z.enum(['pickup', 'drop-off']);
export type RoundStopKind = z.infer<typeof stopKind>;

export const stopKey = { orderId, kind: stopKind };

const ofADay = z.iso.datetime('Please give a time like 2026-11-19T14:00:00Z');

/** The hours of one door, and when somebody was told that it will be. */
const stopHours = z.strictObject({
  ...stopKey,
  opensAt: z.optional(ofADay),
  closesAt: z.optional(ofADay),
  promisedBy: z.optional(ofADay),
});

export const hours = z._default(
  z.array(stopHours).check(z.maxLength(2 * roundLimits.parcels, `At most ${2 * roundLimits.parcels} doors with hours`)),
  [],
);

/** A round as somebody wants it: a new one, or one that is kept already with the stops that it has still to make. */
const wantedRound = z.strictObject({
  /** Of one that is kept, as it was seen: whoever changes it meanwhile is not overwritten. */
  roundId: z.optional(idOf('round')),
  revision: z.optional(z.int().check(z.minimum(1))),
  riderId: idOf('user'),
  stops: z
    .array(z.strictObject(stopKey))
    .check(z.maxLength(2 * roundLimits.parcels, `At most ${2 * roundLimits.parcels} stops in a round`)),
});

export const wantedRounds = z
  .array(wantedRound)
  .check(z.minLength(1, 'Please give a round'), z.maxLength(roundLimits.rounds, `At most ${roundLimits.rounds} rounds at once`));

export type StopHours = z.infer<typeof stopHours>;
export type WantedRound = z.infer<typeof wantedRound>;
