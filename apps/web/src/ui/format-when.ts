import { dateWords, lagos, type Zone } from './calendar.ts';
import { formatClock } from './format-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** “Sat 14 Nov, 9:40 am”, with the year when it is not this one. */
export function formatMoment(at: Date, now: Date, zone: Zone = lagos): string {
  const words = dateWords(at, zone);
  const year = words.year === dateWords(now, zone).year ? '' : ` ${words.year}`;
  return `${words.weekday} ${words.day} ${words.month}${year}, ${formatClock(words)}`;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** Times ago only under a day, and “in 5 minutes” as far ahead; everything else is a date. */
export function formatWhen(at: Date, now: Date, zone: Zone = lagos): string {
  const distance = now.getTime() - at.getTime();
  const size = Math.abs(distance);
  if (size >= day) return formatMoment(at, now, zone);
  if (size < minute) return distance < 0 ? 'in a moment' : 'just now';
  const text = size < hour ? count(Math.floor(size / minute), 'minute') : count(Math.floor(size / hour), 'hour');
  return distance < 0 ? `in ${text}` : `${text} ago`;
}
