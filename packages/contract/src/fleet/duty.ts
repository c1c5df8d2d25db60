import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { vehicleGist } from './vehicle-view.ts';

/** Going on duty by oneself counts for so many hours, if nothing ends it before. */
export const ownDutyHours = 12;

const shiftTimes = z.object({ beginsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

/** Whether a member is on duty for a business: planned so, or by their own word, or not at all. */
const dutyReason = z.nullable(z.enum(['shift', 'self']));

/** A rider of a business on one day. */
export const riderTodayView = z.object({
  riderId: idOf('user'),
  name: z.string(),
  profilePicture: z.nullable(z.string()),
  isOnDuty: z.boolean(),
  /** Why they are on duty; null while they are not. */
  onDutyBy: dutyReason,
  /** Under way, or the next of the day; null where none is planned. */
  shift: z.nullable(shiftTimes),
  vehicle: z.nullable(vehicleGist),
});

export type DutyReason = z.infer<typeof dutyReason>;
export type RiderTodayView = z.infer<typeof riderTodayView>;
