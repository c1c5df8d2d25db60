import { checkTime } from '@waybill/contract/kyc/check-time';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { useState } from 'react';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useGoBack } from '../../../session/popup/use-go-back.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { safeNext } from '../../../session/safe-next.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { Wallets } from '../api/get-wallets.ts';
import { FundForm } from '../components/fund-form.tsx';
import { TransferPanel } from '../components/transfer-panel.tsx';
import { UnfinishedPayment } from '../components/unfinished-payment.tsx';
import { WithWaitingTransfer } from '../components/with-waiting-transfer.tsx';
import { WithWallets } from '../components/with-wallets.tsx';
import { openPayment } from '../model/open-payment.ts';
import { transferEnded } from '../model/transfer-ended.ts';
import { walletCurrency } from '../model/wallet-currency.ts';

const ways = [
  { value: 'NGN', label: 'Naira' },
  { value: 'USD', label: 'Dollars' },
] as const;

export function FundWalletPopup(props: PopupProps) {
  return (
    <WithWaitingTransfer purpose="top-up">
      {(waiting) => <WithWallets>{(wallets) => <Fund {...props} wallets={wallets} waiting={waiting} />}</WithWallets>}
    </WithWaitingTransfer>
  );
}

type FundProps = PopupProps & { readonly wallets: Wallets; readonly waiting: TransferView | undefined };

function Fund({ params, wallets, waiting, open, close }: FundProps) {
  const { pathname } = useLocation();
  const { page, here } = useHere();
  const [currency, setCurrency] = useState(() => walletCurrency(params, pathname, wallets.homeCurrency));
  const goBack = useGoBack(params, close);
  // Begun here, or the one that somebody comes back to; null once they want to pay in another way.
  const [transfer, setTransfer] = useState<TransferView | null | undefined>(waiting);
  const [unfinished, setUnfinished] = useState(() => openPayment(sessionStorage));
  const isShort = params.amount !== undefined && currency === walletCurrency(params, pathname, wallets.homeCurrency);
  if (transfer)
    return (
      <TransferPanel
        key={transfer.reference}
        begun={transfer}
        onEnded={(ended) => transferEnded(sessionStorage, ended)}
        onDone={goBack}
        onAnew={() => setTransfer(null)}
      />
    );
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
        onTransfer={setTransfer}
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
