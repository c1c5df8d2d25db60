import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import type { Currency } from '@waybill/contract/money';
import { creditsInWords } from '@waybill/contract/wallet/credit-bundles';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { type ReactNode, useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { usePopupStep } from '../../../session/popup/use-popup-step.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { buyCredits } from '../api/buy-credits.ts';
import { buyCreditsByTransfer } from '../api/buy-credits-by-transfer.ts';
import type { Wallets } from '../api/get-wallets.ts';
import { bundlesIn } from '../model/bundles.ts';
import { buyByCard } from '../model/buy-by-card.ts';
import type { CreditsChoice, PayBy } from '../model/credits-choice.ts';
import { transferEnded, transferKeyLastsMs, transferKeys } from '../model/transfer-ended.ts';
import { walletIn } from '../model/wallet-in.ts';
import { BundleChoice } from './bundle-choice.tsx';
import { PayByChoice } from './pay-by-choice.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import { PinStep } from './pin-step.tsx';
import { TransferPanel } from './transfer-panel.tsx';

type CreditsFlowProps = {
  readonly wallets: Wallets;
  /** Where to go on after paying by card. */
  readonly back: string;
  /** A purchase by transfer that still waits for its money. */
  readonly waiting?: TransferView | undefined;
  /** The choice made before leaving to add money or to set a PIN. */
  readonly chosen: Partial<CreditsChoice>;
  readonly onSetPin: (choice: CreditsChoice) => void;
  readonly onForgotPin: (choice: CreditsChoice) => void;
  readonly onShort: (choice: CreditsChoice, currency: Currency, shortfall: number) => void;
  readonly onDone: () => void;
};

/** Which bundle and how to pay; the PIN if it is the wallet that pays; how many there are now. */
export function CreditsFlow({ wallets, back, waiting, chosen, onSetPin, onForgotPin, onShort, onDone }: CreditsFlowProps) {
  const queries = useQueryClient();
  const wizard = usePopupStep(['choose', 'pin'], 'choose');
  const [bought, setBought] = useState<number>();
  const [transfer, setTransfer] = useState<TransferView | null | undefined>(waiting);
  const [credits, setCredits] = useState(chosen.credits ?? 5);
  const [payBy, setPayBy] = useState<PayBy>(chosen.payBy ?? wallets.homeCurrency);
  const heading = useFocusOn<HTMLDivElement>(bought === undefined ? wizard.step : 'bought');
  const currency = payBy === 'USD' ? 'USD' : 'NGN';
  const priceMinor = bundlesIn(currency).find((bundle) => bundle.credits === credits)?.priceMinor ?? 0;
  const price = formatMoney(priceMinor, currency);
  const wallet = walletIn(wallets, currency);

  function goOn() {
    const missingMinor = priceMinor - minorOf(wallet.balance);
    if (payBy === 'card') return buyByCard(credits, priceMinor / 100, back);
    if (payBy === 'transfer') return buyByTransfer();
    if (!wallet.hasPin) onSetPin({ credits, payBy });
    else if (missingMinor > 0) onShort({ credits, payBy }, currency, missingMinor / 100);
    else wizard.show('pin');
  }

  async function buyByTransfer() {
    const key = requestKey(sessionStorage, transferKeys.credits, { credits }, { lastsMs: transferKeyLastsMs });
    setTransfer(await buyCreditsByTransfer(credits, key));
  }

  async function buy(pin: string) {
    const key = requestKey(sessionStorage, 'credits.wallet', { credits, currency });
    const answer = await buyCredits({ credits, currency, pin }, key);
    forgetRequestKey(sessionStorage, 'credits.wallet');
    setBought(answer.credits);
    wizard.finish();
    await queries.invalidateQueries({ queryKey: ['wallet'] });
  }

  function refused(failure: unknown): boolean {
    if (!(failure instanceof ApiProblem)) return false;
    if (failure.code === 'pin_missing') onSetPin({ credits, payBy });
    else if (failure.code === 'insufficient_funds') onShort({ credits, payBy }, currency, failure.problem.shortfall ?? 0);
    else return false;
    return true;
  }

  if (transfer)
    return (
      <TransferPanel
        key={transfer.reference}
        begun={transfer}
        onEnded={(ended) => transferEnded(sessionStorage, ended)}
        onDone={onDone}
        onAnew={() => setTransfer(null)}
      />
    );
  if (wizard.step === 'pin' && bought === undefined && wallet.hasPin)
    return (
      <PinStep
        title="Is everything right?"
        facts={[
          { caption: 'You buy', value: creditsInWords(credits) },
          { caption: 'Price', value: price },
          { caption: 'Paid from', value: `Your ${currency === 'NGN' ? 'naira' : 'dollar'} balance` },
        ]}
        note="It leaves your balance at once, and the credits are there at once."
        confirmLabel={`Pay ${price}`}
        onConfirm={buy}
        onFailure={refused}
        onBack={() => wizard.back('choose')}
        onForgot={() => onForgotPin({ credits, payBy })}
      />
    );
  return (
    <div ref={heading} tabIndex={-1} className="grid gap-5 outline-none">
      {bought !== undefined ? (
        <Bought credits={bought} onDone={onDone} />
      ) : (
        <>
          <HowMany credits={wallets.credits} />
          <BundleChoice currency={currency} value={credits} onChange={setCredits} />
          <PayByChoice wallets={wallets} value={payBy} onChange={setPayBy} />
          <GoOnButton onPress={goOn}>
            {payBy === 'card' || payBy === 'transfer' ? `Pay ${price} by ${payBy}` : 'Continue'}
          </GoOnButton>
        </>
      )}
    </div>
  );
}

function HowMany({ credits }: { readonly credits: number }) {
  return (
    <div>
      <h2 className="text-17">You have {creditsInWords(credits)}</h2>
      <p className="mt-1 text-ink-soft">One credit covers the charge for one parcel, and is used before your balance.</p>
    </div>
  );
}

/** Busy for as long as what it began takes. */
function GoOnButton({ onPress, children }: { readonly onPress: () => Promise<void> | undefined; readonly children: ReactNode }) {
  const { busy, run } = useBusy();
  return (
    <Button full busy={busy} onClick={() => void run(async () => onPress())}>
      {children}
    </Button>
  );
}

function Bought({ credits, onDone }: { readonly credits: number; readonly onDone: () => void }) {
  return (
    <PaymentSlip
      drawing="handshake"
      stamp={{ word: 'Bought', tone: 'palm' }}
      title={`You have ${creditsInWords(credits)} now`}
      actions={<Button onClick={onDone}>Done</Button>}
    >
      <p>Credits are used first whenever you send a parcel.</p>
    </PaymentSlip>
  );
}
