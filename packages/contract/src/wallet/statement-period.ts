import { addDays } from '../day.ts';

/** The days of a statement, both included. */
export const longestStatementDays = 366;

export function isTooLongForStatement({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): boolean {
  return endDate > addDays(startDate, longestStatementDays - 1);
}
