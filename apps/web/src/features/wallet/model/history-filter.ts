import { transactionStatus } from '@waybill/contract/wallet/enums';

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

/** The address’s query with another filter in it; whatever else it says stays. */
export function withFilter(search: string, filter: HistoryFilter): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = filter[name];
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

export function isFiltering(filter: HistoryFilter): boolean {
  return names.some((name) => filter[name] !== undefined);
}

/** True when the first day comes after the last: nothing could be found then. */
export function isBackwards({ startDate, endDate }: HistoryFilter): boolean {
  return startDate !== undefined && endDate !== undefined && startDate > endDate;
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
