import { Problem } from '../../platform/http/problem.ts';

/** Days in Lagos, both included. */
export type Period = { readonly startDate: string; readonly endDate: string };

export function checkPeriod({ startDate, endDate }: { [K in keyof Period]?: Period[K] | undefined }): void {
  if (startDate && endDate && endDate < startDate)
    throw new Problem('invalid_input', 'The last day comes before the first.', { field: 'endDate' });
}
