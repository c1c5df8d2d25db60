import { addDays } from '@waybill/contract/day';
import { lagos, moved, wordsOfDay, type Zone } from './calendar.ts';

/** The day of a moment as the books count days: `2026-11-14`, in Lagos. */
export function lagosDay(at: Date): string {
  return dayIn(at, lagos);
}

/** The day of a moment in a zone: `2026-11-14`. */
export function dayIn(at: Date, zone: Zone): string {
  return moved(at, zone).toISOString().slice(0, 10);
}

/** “Today”, “Yesterday”, “Tomorrow”, “Sat 14 Nov”, with the year when it is not this one. */
export function dayInWords(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return dateInWords(day, today);
}

/** “Sat 14 Nov” even when that is tomorrow, with the year when it is not this one. */
export function dateInWords(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const { weekday, day: date, month, year } = wordsOfDay(day);
  return `${weekday} ${date} ${month}${isThisYear ? '' : ` ${year}`}`;
}
