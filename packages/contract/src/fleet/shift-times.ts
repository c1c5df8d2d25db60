import { addDays } from '../day.ts';

/** A shift as people plan it: a day and hours of Lagos. It goes past midnight where it ends no later than it begins. */
export type PlannedTimes = { readonly day: string; readonly from: string; readonly until: string };

export const shortestShiftMinutes = 30;
export const longestShiftHours = 16;
/** Shifts are planned so many days ahead at most. */
export const shiftDaysAhead = 92;

/** Lagos knows no summer time. */
const lagosOffset = '+01:00';
const lagosOffsetMs = 3_600_000;
const dayMs = 86_400_000;

function momentIn(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00${lagosOffset}`);
}

export function shiftMomentsOf({ day, from, until }: PlannedTimes): { readonly beginsAt: Date; readonly endsAt: Date } {
  const endsAt = momentIn(day, until);
  return { beginsAt: momentIn(day, from), endsAt: until > from ? endsAt : new Date(endsAt.getTime() + dayMs) };
}

/** The same the other way round: the day and the hours of Lagos in which a shift lies. */
export function plannedTimesOf({ beginsAt, endsAt }: { readonly beginsAt: Date; readonly endsAt: Date }): PlannedTimes {
  const begins = lagosText(beginsAt);
  return { day: begins.slice(0, 10), from: begins.slice(11, 16), until: lagosText(endsAt).slice(11, 16) };
}

function lagosText(moment: Date): string {
  return new Date(moment.getTime() + lagosOffsetMs).toISOString();
}

/** The day that it is in Lagos. */
export function lagosDay(moment: Date): string {
  return lagosText(moment).slice(0, 10);
}

export function startOfDay(day: string): Date {
  return momentIn(day, '00:00');
}

/** The Monday of the week in which a day lies. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? -6 : 1 - weekday);
}

/** What is wrong with the length of a shift, if anything. */
export function complainOfLength(times: PlannedTimes): string | undefined {
  const { beginsAt, endsAt } = shiftMomentsOf(times);
  const minutes = (endsAt.getTime() - beginsAt.getTime()) / 60_000;
  if (minutes < shortestShiftMinutes) return `A shift lasts ${shortestShiftMinutes} minutes or more`;
  if (minutes > longestShiftHours * 60) return `A shift lasts ${longestShiftHours} hours at most`;
  return undefined;
}
