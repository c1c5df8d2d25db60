import { dateWords, lagos } from '../../../ui/calendar.ts';
import { formatClock } from '../../../ui/format-clock.ts';
import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';

/** “9:40 am”, in Lagos. */
export function lagosClock(at: string): string {
  return formatClock(dateWords(new Date(at), lagos));
}

/** When somebody last wrote, as short as a list wants it: the hour today, the day before that. */
export function shortWhen(at: string, now: Date): string {
  const day = lagosDay(new Date(at));
  const today = lagosDay(now);
  return day === today ? lagosClock(at) : dayInWords(day, today);
}
