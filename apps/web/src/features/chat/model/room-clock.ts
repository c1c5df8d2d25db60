import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';

const clockOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', hour: 'numeric', minute: '2-digit', hour12: true });

/** “9:40 am”, in Lagos. */
export function lagosClock(at: string): string {
  const parts = clockOf.formatToParts(new Date(at));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${Number(of('hour')) === 0 ? 12 : Number(of('hour'))}:${of('minute')} ${of('dayPeriod').toLowerCase()}`;
}

/** When somebody last wrote, as short as a list wants it: the hour today, the day before that. */
export function shortWhen(at: string, now: Date): string {
  const day = lagosDay(new Date(at));
  const today = lagosDay(now);
  return day === today ? lagosClock(at) : dayInWords(day, today);
}
