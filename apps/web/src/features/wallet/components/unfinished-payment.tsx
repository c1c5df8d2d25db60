import { useEffect } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { OpenPayment } from '../model/open-payment.ts';
import { paymentEnded } from '../model/payment-ended.ts';
import { useCardPayment } from '../model/use-card-payment.ts';

/** Somebody came back without paying, by Back or by closing the page: says plainly how that payment stands. */
export function UnfinishedPayment({ payment }: { readonly payment: OpenPayment }) {
  return payment.currency === 'NGN' ? <UnfinishedCard payment={payment} /> : <NotPaid payment={payment} />;
}

function UnfinishedCard({ payment }: { readonly payment: OpenPayment }) {
  const { outcome } = useCardPayment(payment.id, { persistent: false });
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
        Nothing was taken. You can try again, with another card if you like.
      </Notice>
    );
  return outcome.state === 'waiting' ? <NotPaid payment={payment} /> : null;
}

function NotPaid({ payment }: { readonly payment: OpenPayment }) {
  return (
    <Notice tone="info" title="You have not finished paying">
      You left before <AmountOf payment={payment} /> was paid, so nothing was taken. Go on whenever you like.
    </Notice>
  );
}

function AmountOf({ payment: { amount, currency } }: { readonly payment: OpenPayment }) {
  return <Amount minor={minorOf(amount)} currency={currency} />;
}
