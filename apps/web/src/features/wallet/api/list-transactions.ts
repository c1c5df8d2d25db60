import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { Currency } from '@waybill/contract/money';
import { listTransactions as call } from '@waybill/contract/wallet/list-transactions';
import { readerZone } from '../../../ui/reader-zone.ts';
import type { HistoryFilter } from '../model/history-filter.ts';

const pageSize = 20;
const start: string | null = null;

export function listTransactionsQuery(currency: Currency, filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: ['wallet', 'history', currency, filter],
    queryFn: ({ pageParam, signal }) =>
      api().call(call, {
        query: {
          currency,
          limit: pageSize,
          timeZone: readerZone(),
          ...filter,
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
