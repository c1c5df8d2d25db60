import { Problem } from '../../platform/http/problem.ts';

/** Days of a time zone, both included. */
export type Period = { readonly startDate: string; readonly endDate: string; readonly timeZone: string };

export function checkPeriod({
  startDate,
  endDate,
}: {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}): void {
  if (startDate && endDate && endDate < startDate)
    throw new Problem('invalid_input', 'The last day comes before the first.', { field: 'endDate' });
}
