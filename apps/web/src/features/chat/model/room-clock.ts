import { dateWords, here, type Zone } from '../../../ui/calendar.ts';
import { formatClock } from '../../../ui/format-clock.ts';
import { dayIn, dayInWords } from '../../../ui/lagos-day.ts';

/** “9:40 am”, where the reader is. */
export function clockOf(at: string, zone: Zone = here): string {
  return formatClock(dateWords(new Date(at), zone));
}

/** When somebody last wrote, as short as a list wants it: the hour today, the day before that. */
export function shortWhen(at: string, now: Date, zone: Zone = here): string {
  const day = dayIn(new Date(at), zone);
  const today = dayIn(now, zone);
  return day === today ? clockOf(at, zone) : dayInWords(day, today);
}
