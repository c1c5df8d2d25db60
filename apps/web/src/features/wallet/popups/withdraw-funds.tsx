import type { Currency } from '@waybill/contract/money';
import { type ReactNode, useState } from 'react';
import { withPopup } from '../../../session/popup/popup-address.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { Wallets } from '../api/get-wallets.ts';
import { PayoutFlow } from '../components/payout-flow.tsx';
import { WalletGuardNotice } from '../components/wallet-guard-notice.tsx';
import { WithWallets } from '../components/with-wallets.tsx';
import { walletCurrency } from '../model/wallet-currency.ts';
import { walletIn } from '../model/wallet-in.ts';

const walletOptions = [
  { value: 'NGN', label: 'Naira, to a bank' },
  { value: 'USD', label: 'Dollars, to PayPal' },
] as const;

type PartProps = PopupProps & { readonly wallets: Wallets };

export function WithdrawFundsPopup(props: PopupProps) {
  return <WithWallets>{(wallets) => <Withdraw {...props} wallets={wallets} />}</WithWallets>;
}

function Withdraw(props: PartProps) {
  const { params, wallets } = props;
  const { pathname } = useLocation();
  const [currency, setCurrency] = useState(() => walletCurrency(params, pathname, wallets.homeCurrency));
  const choice =
    wallets.wallets.length > 1 ? (
      <Segments label="What to withdraw" options={walletOptions} value={currency} onChange={setCurrency} />
    ) : null;
  return (
    <div className="grid gap-5 pb-1">
      <FromWallet key={currency} {...props} currency={currency} choice={choice} />
    </div>
  );
}

type FromWalletProps = PartProps & { readonly currency: Currency; readonly choice: ReactNode };

function FromWallet({ params, wallets, currency, choice, open, close }: FromWalletProps) {
  const { isDispatchPartner } = useUser();
  const { pathname, search } = useLocation();
  // The wallet may have been chosen here: whoever comes back finds it chosen still.
  const back = pathname + withPopup(search, 'WithdrawFunds', { ...params, currency });
  const wallet = walletIn(wallets, currency);
  // Judged on arrival only: once the money has gone, an empty wallet is no reason to hide how it went.
  const [obstacle] = useState(() => obstacleOf(wallets, currency));
  const what = isDispatchPartner ? 'business' : 'identity';
  if (obstacle === 'identity')
    return (
      <EmptyState
        drawing="shield"
        title={`Your ${what} must be checked first`}
        text="Money leaves Waybill only to people and businesses we know. You are checked once."
        action={<Button onClick={() => open('CompleteKyc')}>{`See your ${what} check`}</Button>}
      />
    );
  if (obstacle === 'pin')
    return (
      <WalletGuardNotice
        wallet={wallet}
        onResetPin={() => open('ForgotPin', { back })}
        onSetPin={() => open('SetupPin', { back })}
      />
    );
  if (obstacle === 'empty')
    return (
      <>
        {choice}
        <EmptyState
          drawing="wallet"
          title="There is nothing to withdraw"
          text="This wallet is empty. What you earn by carrying parcels, and what you add, can go to your own account from here."
          action={<Button onClick={() => open('FundWallet', { currency })}>Add money</Button>}
        />
      </>
    );
  return (
    <PayoutFlow
      currency={currency}
      choice={choice}
      room={{ balance: wallet.balance, leftToday: wallets.payoutLeftToday[currency] }}
      onForgotPin={() => open('ForgotPin', { back })}
      onKyc={() => open('CompleteKyc')}
      onClose={close}
    />
  );
}

function obstacleOf(wallets: Wallets, currency: Currency): 'identity' | 'pin' | 'empty' | undefined {
  const wallet = walletIn(wallets, currency);
  if (!wallets.isKycCompleted) return 'identity';
  if (wallet.isLocked || !wallet.hasPin) return 'pin';
  return wallet.balance > 0 ? undefined : 'empty';
}
