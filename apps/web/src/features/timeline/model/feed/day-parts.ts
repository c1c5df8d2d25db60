import { wordsOfDay } from '../../../../ui/calendar.ts';

export type DayParts = { readonly weekday: string; readonly date: string; readonly month: string; readonly full: string };

/** A day of the calendar in the pieces that stand on a ticket’s stub. */
export function dayParts(day: string): DayParts {
  const { weekday, day: date, month, year } = wordsOfDay(day);
  return { weekday, date: String(date), month, full: `${weekday} ${date} ${month} ${year}` };
}
