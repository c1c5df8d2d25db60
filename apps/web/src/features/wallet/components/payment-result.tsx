import type { Currency } from '@waybill/contract/money';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import type { PaymentOutcome } from '../model/payment-outcome.ts';
import { PaymentSlip } from './payment-slip.tsx';

type PaymentResultProps = {
  readonly outcome: PaymentOutcome;
  readonly isAsking: boolean;
  readonly purpose: 'top-up' | 'credits';
  /** The balance after the payment, once it is known. */
  readonly balance?: { readonly minor: number; readonly currency: Currency } | undefined;
  readonly credits?: number | undefined;
  readonly reference: string;
  readonly provider: 'Paystack' | 'PayPal';
  /** They said at the provider’s that they do not want to pay. */
  readonly wasCancelled: boolean;
  readonly onAskAgain: () => void;
  /** The way on when it worked, the way to try again, and the way out. */
  readonly goOn: ReactNode;
  readonly tryAgain: ReactNode;
  readonly leave: ReactNode;
};

/** Every way a payment can end, in words. */
export function PaymentResult(props: PaymentResultProps) {
  const { outcome, provider } = props;
  switch (outcome.state) {
    case 'asking':
      return (
        <PaymentSlip drawing="letter" title="One moment" busy>
          <p>We are asking {provider} how your payment went.</p>
        </PaymentSlip>
      );
    case 'paid':
      return <Paid {...props} minor={minorOf(outcome.transaction.amount)} currency={outcome.transaction.currency} />;
    case 'failed':
      return <Failed {...props} />;
    case 'unapproved':
      return <Left {...props} />;
    case 'waiting':
      return props.wasCancelled ? <Left {...props} /> : <Waiting {...props} />;
    case 'unknown':
      return <Unknown {...props} />;
    case 'unreachable':
      return <Unreachable {...props} message={outcome.message} />;
  }
}

function Failed({ provider, tryAgain, leave }: PaymentResultProps) {
  return (
    <PaymentSlip
      drawing="wallet"
      stamp={{ word: 'Not paid', tone: 'clay' }}
      title="The payment did not go through"
      actions={
        <>
          {tryAgain}
          {leave}
        </>
      }
    >
      <p>{provider} could not take it, so nothing was added. You can try again with another way to pay.</p>
    </PaymentSlip>
  );
}

function Waiting(props: PaymentResultProps) {
  const { provider, isAsking, leave } = props;
  return (
    <PaymentSlip
      drawing="letter"
      stamp={{ word: 'Pending', tone: 'marigold' }}
      title={isAsking ? 'Still on its way' : 'We will tell you'}
      busy={isAsking}
      actions={
        <>
          {isAsking ? null : <AskAgain {...props} />}
          {leave}
        </>
      }
    >
      <p>
        {isAsking
          ? `${provider} has not confirmed it yet. We keep asking.`
          : `${provider} has not confirmed it yet. As soon as it does, it is in your wallet, and this page says so. You need not wait here.`}
      </p>
    </PaymentSlip>
  );
}

function Unknown({ reference, leave }: PaymentResultProps) {
  return (
    <PaymentSlip drawing="letter" title="We do not know this payment" actions={leave}>
      <p>
        {reference ? (
          <>
            Your account has no payment <span className="font-mono break-all text-ink">{reference}</span>. If you paid with
            another Waybill account, sign in with that one.
          </>
        ) : (
          'You were not in the middle of paying for anything.'
        )}
      </p>
    </PaymentSlip>
  );
}

function Unreachable(props: PaymentResultProps & { readonly message: string }) {
  const { message, provider, leave } = props;
  return (
    <PaymentSlip
      drawing="letter"
      title="We cannot tell yet"
      actions={
        <>
          <AskAgain {...props} />
          {leave}
        </>
      }
    >
      <p>{message}</p>
      <p>If you paid, nothing is lost: it is added as soon as {provider} answers us.</p>
    </PaymentSlip>
  );
}

function AskAgain({ isAsking, onAskAgain }: Pick<PaymentResultProps, 'isAsking' | 'onAskAgain'>) {
  return (
    <Button variant="secondary" busy={isAsking} onClick={onAskAgain}>
      Ask again
    </Button>
  );
}

function Paid({ minor, currency, purpose, balance, credits, goOn }: PaymentResultProps & { minor: number; currency: Currency }) {
  const isTopUp = purpose === 'top-up';
  return (
    <PaymentSlip
      drawing="handshake"
      stamp={{ word: 'Paid', tone: 'palm' }}
      title={isTopUp ? 'The money is in your wallet' : 'Your credits are ready'}
      actions={goOn}
    >
      <p className="text-28 text-ink">
        <Amount minor={minor} currency={currency} tone={isTopUp ? 'in' : 'plain'} />
      </p>
      {isTopUp && balance ? (
        <p>
          You can spend <Amount minor={balance.minor} currency={balance.currency} /> now.
        </p>
      ) : null}
      {!isTopUp && credits !== undefined ? <p>You have {credits === 1 ? '1 credit' : `${credits} credits`} now.</p> : null}
    </PaymentSlip>
  );
}

function Left({ provider, tryAgain, leave }: PaymentResultProps) {
  return (
    <PaymentSlip
      drawing="door"
      title="You left without paying"
      actions={
        <>
          {tryAgain}
          {leave}
        </>
      }
    >
      <p>The payment was not approved at {provider}, so nothing was taken. You can go on with it whenever you like.</p>
    </PaymentSlip>
  );
}
