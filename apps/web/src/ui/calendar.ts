import { chosenOffset } from './chosen-zone.ts';

// Formatted by hand: our words are English whatever the browser speaks, and its own formatters take a slow phone a tenth of a second to begin.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The minutes by which the clocks of a place are ahead of Greenwich. */
export type Zone = (at: Date) => number;

/** Nigeria knows no summer time. */
export const lagos: Zone = () => 60;

/** The reader’s zone: the one they have chosen, or the browser’s own. */
export const here: Zone = (at) => chosenOffset(at) ?? -at.getTimezoneOffset();

export type DateWords = {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly year: number;
  readonly hours: number;
  readonly minutes: number;
};

/** A moment as calendar and clock of a place show it. */
export function dateWords(at: Date, zone: Zone): DateWords {
  const there = moved(at, zone);
  return {
    weekday: weekdays[there.getUTCDay()] ?? '',
    day: there.getUTCDate(),
    month: months[there.getUTCMonth()] ?? '',
    year: there.getUTCFullYear(),
    hours: there.getUTCHours(),
    minutes: there.getUTCMinutes(),
  };
}

/** The words of a day of the calendar, `2026-11-14`. */
export function wordsOfDay(day: string): DateWords {
  return dateWords(new Date(`${day}T00:00:00Z`), () => 0);
}

/** A date whose universal time is the local one of the place. */
export function moved(at: Date, zone: Zone): Date {
  return new Date(at.getTime() + zone(at) * 60_000);
}
