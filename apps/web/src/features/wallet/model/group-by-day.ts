import { here, type Zone } from '../../../ui/calendar.ts';
import { dayIn } from '../../../ui/lagos-day.ts';

export type DayOfLines<Line> = { readonly day: string; readonly lines: readonly Line[] };

/** The history in days as the reader counts them, in the order it came: newest first. */
export function groupByDay<Line extends { readonly dateCreated: string }>(
  lines: readonly Line[],
  zone: Zone = here,
): DayOfLines<Line>[] {
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const day = dayIn(new Date(line.dateCreated), zone);
    const sameDay = days.get(day);
    if (sameDay) sameDay.push(line);
    else days.set(day, [line]);
  }
  return [...days].map(([day, sameDay]) => ({ day, lines: sameDay }));
}
