import { transactionStatus } from '@waybill/contract/wallet/enums';
import { isDay, withFilterIn } from '../../../ui/navigation/filter-in-query.ts';

export type HistoryFilter = {
  readonly status?: number;
  readonly startDate?: string;
  readonly endDate?: string;
};

const names = ['status', 'startDate', 'endDate'] as const;
const statuses: readonly number[] = Object.values(transactionStatus);

/** The filter that the address asks for. Whatever is not a filter is none. */
export function readFilter(query: URLSearchParams): HistoryFilter {
  const status = query.get('status') ?? '';
  const startDate = query.get('startDate') ?? '';
  const endDate = query.get('endDate') ?? '';
  return {
    ...(/^\d$/.test(status) && statuses.includes(Number(status)) ? { status: Number(status) } : {}),
    ...(isDay(startDate) ? { startDate } : {}),
    ...(isDay(endDate) ? { endDate } : {}),
  };
}

export function withFilter(search: string, filter: HistoryFilter): string {
  return withFilterIn(search, names, filter);
}

export function isFiltering(filter: HistoryFilter): boolean {
  return names.some((name) => filter[name] !== undefined);
}
