import { useQuery } from '@tanstack/react-query';
import { getWalletsQuery } from '../../../features/wallet/api/get-wallets.ts';
import { BalanceTicket } from '../../../features/wallet/components/balance-ticket.tsx';
import { History } from '../../../features/wallet/components/history.tsx';
import { MoneyFlow } from '../../../features/wallet/components/money-flow.tsx';
import { StatementCard } from '../../../features/wallet/components/statement-card.tsx';
import { WalletActions } from '../../../features/wallet/components/wallet-actions.tsx';
import { WalletGuardNotice } from '../../../features/wallet/components/wallet-guard-notice.tsx';
import { readFilter, withFilter } from '../../../features/wallet/model/history-filter.ts';
import { walletIn } from '../../../features/wallet/model/wallet-in.ts';
import { paths } from '../../../session/paths.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { ui, useUiState } from '../../../session/ui/ui-state.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { useQuery as useAddressQuery, useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { PaypalReturn } from './paypal-return.tsx';

export const places = {
  NGN: {
    heading: {
      title: 'Naira wallet',
      lead: 'For parcels priced in naira, and what you earn carrying them.',
    },
    other: { to: paths.walletIntl, title: 'Dollar wallet', text: 'For parcels priced in dollars' },
  },
  USD: {
    heading: {
      title: 'Dollar wallet',
      lead: 'For parcels priced in dollars, and what you earn carrying them.',
    },
    other: { to: paths.walletNg, title: 'Naira wallet', text: 'For parcels priced in naira' },
  },
} as const;

export function WalletPlace({ currency }: { currency: keyof typeof places }) {
  const { heading, other } = places[currency];
  const { search } = useLocation();
  const navigate = useNavigate();
  const hidden = !useUiState((state) => state.balanceVisible);
  const { open } = usePopup();
  const addMoney = () => open('FundWallet', { currency });
  return (
    <Page>
      <PageHeader {...heading} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-7">
        <div className="grid min-w-0 gap-5">
          {currency === 'USD' ? <PaypalReturn hidden={hidden} /> : null}
          <Balance currency={currency} hidden={hidden} />
          <MoneyFlow currency={currency} hidden={hidden} />
          <History
            currency={currency}
            filter={readFilter(useAddressQuery())}
            onFilter={(filter) => navigate({ search: withFilter(search, filter) }, { replace: true })}
            hidden={hidden}
            onOpen={(transactionId) => open('TransactionDetails', { transactionId })}
            onAdd={addMoney}
          />
        </div>
        <div className="grid gap-5">
          <StatementCard currency={currency} />
          <Card className="overflow-hidden p-0">
            <ListRow {...other} />
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Balance({ currency, hidden }: { currency: keyof typeof places; hidden: boolean }) {
  const wallets = useQuery(getWalletsQuery);
  const { open } = usePopup();
  // Known before the balance is, so that nothing moves when that comes.
  const { hasPin } = useUser();
  const wallet = wallets.data ? walletIn(wallets.data, currency) : undefined;
  if (wallets.isError && !wallet) return <FailedToLoad title="We could not load your balance" query={wallets} />;
  return (
    <>
      <WalletGuardNotice
        wallet={{ isLocked: wallet?.isLocked ?? false, hasPin }}
        onResetPin={() => open('ForgotPin')}
        onSetPin={() => open('SetupPin')}
      />
      <BalanceTicket currency={currency} wallet={wallet} hidden={hidden} onToggle={ui.toggleBalance}>
        <WalletActions
          credits={wallets.data?.credits}
          onAdd={() => open('FundWallet', { currency })}
          onWithdraw={() => open('WithdrawFunds', { currency })}
          onBuyCredits={() => open('BuyCredits')}
        />
      </BalanceTicket>
    </>
  );
}
