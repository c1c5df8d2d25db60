import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { idOf } from '../ids.ts';
import { hours, roundLimits } from './round-input.ts';
import { draftRoundView } from './round-view.ts';

/** Why a parcel is in no round; the last two before anything was planned. */
const leftOutReasons = ['too_large', 'no_way', 'too_late', 'no_vehicle_left', 'has_rider', 'not_to_fetch'] as const;

const leftOutView = z.object({
  orderId: idOf('order'),
  trackingId: z.string(),
  reason: z.enum(leftOutReasons),
  /** For people: “No vehicle on duty carries 60 kg.” */
  words: z.string(),
});

export type LeftOutView = z.infer<typeof leftOutView>;

export const planRounds = defineCall({
  method: 'POST',
  path: '/business/rounds/plan',
  access: 'dispatch-partner',
  summary:
    'Plan rounds over parcels of a business that nobody has yet, for the riders of a day: a draft, with what is left out and why. Nothing is kept.',
  body: z.strictObject({
    day,
    orderIds: z
      .array(idOf('order'))
      .check(
        z.minLength(1, 'Please choose a parcel'),
        z.maxLength(roundLimits.parcels, `At most ${roundLimits.parcels} parcels at once`),
      ),
    /** Without them all who have a vehicle and a shift that day, and no round yet. */
    riderIds: z.optional(
      z
        .array(idOf('user'))
        .check(
          z.minLength(1, 'Please choose a rider'),
          z.maxLength(roundLimits.riders, `At most ${roundLimits.riders} riders at once`),
        ),
    ),
    hours,
  }),
  success: {
    status: 200,
    body: z.object({
      rounds: z.array(draftRoundView),
      leftOut: z.array(leftOutView),
      /** Who planned: a VROOM server, our own solver, or plain insertion when both failed. */
      plannedBy: z.enum(['vroom', 'own', 'plain']),
    }),
  },
  errors: ['not_found', 'not_on_duty', 'request_under_way'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
