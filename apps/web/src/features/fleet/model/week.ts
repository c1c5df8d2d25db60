import { addDays } from '@waybill/contract/day';
import { plannedTimesOf } from '@waybill/contract/fleet/shift-times';
import type { ShiftView } from '@waybill/contract/fleet/shift-view';
import { wordsOfDay } from '../../../ui/calendar.ts';

export const daysOf = (week: string): readonly string[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(week, days));

/** “16 – 22 Nov”, “30 Nov – 6 Dec”. */
export function weekInWords(week: string): string {
  const [first, last] = [wordsOfDay(week), wordsOfDay(addDays(week, 6))];
  return `${first.day}${first.month === last.month ? '' : ` ${first.month}`} – ${last.day} ${last.month}`;
}

/** A shift as it was planned, in day and hours of Lagos. */
export function plannedOf({ beginsAt, endsAt }: Pick<ShiftView, 'beginsAt' | 'endsAt'>) {
  return plannedTimesOf({ beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) });
}

export const shiftsOn = (shifts: readonly ShiftView[], day: string): readonly ShiftView[] =>
  shifts.filter((shift) => plannedOf(shift).day === day);

/** “8 am”, “8:30 am”. */
function shortClock(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** “8 am – 5 pm”. */
export function shiftInWords(shift: Pick<ShiftView, 'beginsAt' | 'endsAt'>): string {
  const { from, until } = plannedOf(shift);
  return `${shortClock(from)} – ${shortClock(until)}`;
}

/** All hours of these shifts together, to the half hour. */
export function hoursOf(shifts: readonly ShiftView[]): number {
  const ms = shifts.reduce((sum, { beginsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(beginsAt)), 0);
  return Math.round(ms / 1_800_000) / 2;
}

/** “Mon 16”. */
export function dayInShort(day: string): string {
  const { weekday, day: date } = wordsOfDay(day);
  return `${weekday} ${date}`;
}

export const isOver = ({ endsAt }: Pick<ShiftView, 'endsAt'>, now: Date): boolean => Date.parse(endsAt) <= now.getTime();
