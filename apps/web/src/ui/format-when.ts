const lagos = 'Africa/Lagos';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** “Sat 14 Nov, 9:40 am”, with the year when it is not this one. */
export function formatMoment(at: Date, now: Date, timeZone: string = lagos): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const thisYear = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' }).format(now);
  const year = of('year') === thisYear ? '' : ` ${of('year')}`;
  // September is “Sept” in some versions of the locale data.
  const month = of('month').slice(0, 3);
  const clock = `${Number(of('hour')) === 0 ? 12 : Number(of('hour'))}:${of('minute')} ${of('dayPeriod').toLowerCase()}`;
  return `${of('weekday')} ${of('day')} ${month}${year}, ${clock}`;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** Times ago only under a day, and “in 5 minutes” as far ahead; everything else is a date. */
export function formatWhen(at: Date, now: Date, timeZone: string = lagos): string {
  const distance = now.getTime() - at.getTime();
  const size = Math.abs(distance);
  if (size >= day) return formatMoment(at, now, timeZone);
  if (size < minute) return distance < 0 ? 'in a moment' : 'just now';
  const text = size < hour ? count(Math.floor(size / minute), 'minute') : count(Math.floor(size / hour), 'hour');
  return distance < 0 ? `in ${text}` : `${text} ago`;
}
