const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment as the books count days: `2026-11-14`, in Lagos. */
export function lagosDay(at: Date): string {
  return dayOf.format(at);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** “Today”, “Yesterday”, “Tomorrow”, “Sat 14 Nov”, with the year when it is not this one. */
export function dayInWords(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  if (day === addDays(today, 1)) return 'Tomorrow';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  // September is “Sept” in some versions of the locale data.
  return `${of('weekday')} ${of('day')} ${of('month').slice(0, 3)}${isThisYear ? '' : ` ${of('year')}`}`;
}
