import * as z from 'zod/mini';

/** A day of the calendar, within reason: PostgreSQL knows no year 0. */
export const day = z.iso
  .date('Please give a date like 2026-11-14')
  .check(z.refine((value) => value >= '2000-01-01' && value < '2100-01-01', 'Please give a date of this century'));

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
