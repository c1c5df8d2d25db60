import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { Currency } from '@waybill/contract/money';
import { getMoneyFlow as call } from '@waybill/contract/wallet/get-money-flow';
import { readerZone } from '../../../ui/reader-zone.ts';

export function getMoneyFlowQuery(currency: Currency, days: number) {
  return queryOptions({
    queryKey: ['wallet', 'flow', currency, days],
    queryFn: async ({ signal }) => (await api().call(call, { query: { currency, days, timeZone: readerZone() }, signal })).days,
  });
}
