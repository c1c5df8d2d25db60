import { useEffect } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { OpenPayment } from '../model/open-payment.ts';
import { paymentEnded } from '../model/payment-ended.ts';
import type { PaymentOutcome } from '../model/payment-outcome.ts';
import { useCardPayment } from '../model/use-card-payment.ts';
import { usePaypalOrder } from '../model/use-paypal-order.ts';

/** Somebody came back without paying, by Back or by closing the page: says plainly how that payment stands. */
export function UnfinishedPayment({ payment }: { readonly payment: OpenPayment }) {
  return payment.currency === 'NGN' ? <UnfinishedCard payment={payment} /> : <UnfinishedOrder payment={payment} />;
}

function UnfinishedCard({ payment }: { readonly payment: OpenPayment }) {
  const { outcome } = useCardPayment(payment.id, { persistent: false });
  return <HowItStands payment={payment} outcome={outcome} />;
}

/** Asking takes what was approved at PayPal. The server would do so by itself later; what was not approved stays untouched. */
function UnfinishedOrder({ payment }: { readonly payment: OpenPayment }) {
  const { outcome } = usePaypalOrder(payment.id);
  return <HowItStands payment={payment} outcome={outcome} />;
}

function HowItStands({ payment, outcome }: { readonly payment: OpenPayment; readonly outcome: PaymentOutcome }) {
  useEffect(() => paymentEnded(sessionStorage, payment, outcome), [payment, outcome]);
  if (outcome.state === 'paid')
    return (
      <Notice tone="success" title="Your last payment came through">
        <AmountOf payment={payment} /> was paid and is in our books. Add more only if you want to.
      </Notice>
    );
  if (outcome.state === 'failed')
    return (
      <Notice tone="attention" title="Your last payment did not go through">
        Nothing was taken. You can try again, with another way to pay if you like.
      </Notice>
    );
  if (outcome.state === 'asking' || outcome.state === 'unknown') return null;
  // Not heard of is not the same as not paid: it may be pending at the provider, or be approved there later.
  return (
    <Notice tone="info" title="Your last payment is not confirmed yet">
      We have not heard that <AmountOf payment={payment} /> was paid. If you paid it, it comes by itself; pay again only if you
      did not.
    </Notice>
  );
}

function AmountOf({ payment: { amount, currency } }: { readonly payment: OpenPayment }) {
  return <Amount minor={minorOf(amount)} currency={currency} />;
}
