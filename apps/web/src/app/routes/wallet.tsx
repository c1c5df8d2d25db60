import { getMoneyFlowQuery } from '../../features/wallet/api/get-money-flow.ts';
import { getWalletsQuery } from '../../features/wallet/api/get-wallets.ts';
import { listTransactionsQuery } from '../../features/wallet/api/list-transactions.ts';
import { firstSpan } from '../../features/wallet/components/money-flow.tsx';
import { readFilter } from '../../features/wallet/model/history-filter.ts';
import { askAhead } from '../ask-ahead.ts';
import { places, WalletPlace } from './parts/wallet-place.tsx';

export function WalletNgRoute() {
  return <WalletPlace currency="NGN" />;
}

export function WalletIntlRoute() {
  return <WalletPlace currency="USD" />;
}

WalletNgRoute.heading = places.NGN.heading;
WalletIntlRoute.heading = places.USD.heading;

WalletNgRoute.askAhead = askWallet('NGN');
WalletIntlRoute.askAhead = askWallet('USD');

function askWallet(currency: 'NGN' | 'USD') {
  return askAhead((query) => [
    (queries) => queries.prefetchQuery(getWalletsQuery),
    (queries) => queries.prefetchInfiniteQuery(listTransactionsQuery(currency, readFilter(query))),
    (queries) => queries.prefetchQuery(getMoneyFlowQuery(currency, firstSpan)),
  ]);
}
