import * as z from 'zod/mini';
import { memberRole } from '../businesses/member-view.ts';
import { day } from '../day.ts';
import { idOf } from '../ids.ts';
import { complainOfLength, mondayOf } from './shift-times.ts';

const clock = z
  .string('Please give a time like 08:00')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time like 08:00'));

/** A shift as it is planned: a day and hours of Lagos, past midnight where it ends no later than it begins. */
export const shiftBody = z.strictObject({ riderId: idOf('user'), day, from: clock, until: clock }).check((context) => {
  const message = complainOfLength(context.value);
  if (message) context.issues.push({ code: 'custom', input: context.value.until, path: ['until'], message });
});

/** The first day of a week. */
export const week = day.check(
  z.refine((value) => Number.isNaN(Date.parse(value)) || mondayOf(value) === value, 'Please give a Monday'),
);

export const shiftView = z.object({
  id: idOf('shift'),
  riderId: idOf('user'),
  beginsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

/** Somebody who rides for a business, and their shifts of a week. */
export const riderWeekView = z.object({
  riderId: idOf('user'),
  name: z.string(),
  profilePicture: z.nullable(z.string()),
  role: memberRole,
  /** Those that begin in the week, the first one first. */
  shifts: z.array(shiftView),
});

export type ShiftView = z.infer<typeof shiftView>;
export type RiderWeekView = z.infer<typeof riderWeekView>;
