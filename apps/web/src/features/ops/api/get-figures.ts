import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getFigures as call, type figureDays } from '@waybill/contract/ops/get-figures';

export type FigureDays = (typeof figureDays)[number];

export function getFiguresQuery(days: FigureDays) {
  return queryOptions({
    queryKey: ['ops', 'figures', days],
    queryFn: ({ signal }) => api().call(call, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
}
