import * as z from 'zod/mini';
import { riderTodayView } from './duty.ts';
import { shiftView } from './shift-view.ts';

/** A rider’s own shifts are shown so many days ahead. */
export const ownShiftDays = 14;

/** A rider’s own day: duty, vehicle, and what they are planned for. */
export const riderDutyView = z.object({
  ...riderTodayView.shape,
  /** Under way and to come, within the next two weeks. */
  shifts: z.array(shiftView),
});

export type RiderDutyView = z.infer<typeof riderDutyView>;
