import { checkTime } from '@waybill/contract/kyc/check-time';
import { useState } from 'react';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { safeNext } from '../../../session/safe-next.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { Wallets } from '../api/get-wallets.ts';
import { FundForm } from '../components/fund-form.tsx';
import { UnfinishedPayment } from '../components/unfinished-payment.tsx';
import { WithWallets } from '../components/with-wallets.tsx';
import { openPayment } from '../model/open-payment.ts';
import { walletCurrency } from '../model/wallet-currency.ts';

const ways = [
  { value: 'NGN', label: 'Naira, by card' },
  { value: 'USD', label: 'Dollars, PayPal' },
] as const;

export function FundWalletPopup(props: PopupProps) {
  return <WithWallets>{(wallets) => <Fund {...props} wallets={wallets} />}</WithWallets>;
}

function Fund({ params, wallets, open }: PopupProps & { readonly wallets: Wallets }) {
  const { pathname } = useLocation();
  const { page, here } = useHere();
  const [currency, setCurrency] = useState(() => walletCurrency(params, pathname, wallets.homeCurrency));
  const [unfinished, setUnfinished] = useState(() => openPayment(sessionStorage));
  const isShort = params.amount !== undefined && currency === walletCurrency(params, pathname, wallets.homeCurrency);
  return (
    <div className="grid gap-5 pb-1">
      <Segments label="What to add" options={ways} value={currency} onChange={setCurrency} />
      {unfinished?.purpose === 'top-up' && unfinished.currency === currency ? (
        <UnfinishedPayment key={unfinished.id} payment={unfinished} />
      ) : null}
      <FundForm
        key={currency}
        currency={currency}
        limits={wallets.topUpLimits[currency]}
        isKycCompleted={wallets.isKycCompleted}
        shortfall={isShort ? params.amount : undefined}
        back={safeNext(params.back) ?? page}
        onReturn={() => setUnfinished(openPayment(sessionStorage))}
      />
      {wallets.isKycCompleted ? null : (
        <ListRow
          title="Have your identity checked"
          text={`Then ${formatMoney(minorOf(wallets.topUpLimits[currency].largestChecked), currency)} at a time. It takes two pictures; we look at them ${checkTime}.`}
          onClick={() => open('CompleteKyc', { back: here })}
        />
      )}
    </div>
  );
}
