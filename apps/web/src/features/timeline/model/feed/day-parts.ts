const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

export type DayParts = { readonly weekday: string; readonly date: string; readonly month: string; readonly full: string };

/** A day of the calendar in the pieces that stand on a ticket’s stub. */
export function dayParts(day: string): DayParts {
  const parts = words.formatToParts(new Date(`${day}T00:00:00Z`));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  // September is “Sept” in some versions of the locale data.
  const [weekday, date, month] = [of('weekday'), of('day'), of('month').slice(0, 3)];
  return { weekday, date, month, full: `${weekday} ${date} ${month} ${of('year')}` };
}
