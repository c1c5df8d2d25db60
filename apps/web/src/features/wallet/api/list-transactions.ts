import { api } from '@waybill/client/browser-client';
import type { Currency } from '@waybill/contract/money';
import { listTransactions as call } from '@waybill/contract/wallet/list-transactions';
import { pagedQuery } from '../../../session/paged-query.ts';
import { readerZone } from '../../../ui/reader-zone.ts';
import type { HistoryFilter } from '../model/history-filter.ts';

export function listTransactionsQuery(currency: Currency, filter: HistoryFilter) {
  return pagedQuery(['wallet', 'history', currency, filter], (page, signal) =>
    api().call(call, { query: { currency, ...page, timeZone: readerZone(), ...filter }, signal }),
  );
}
