import type { Currency } from '@waybill/contract/money';
import { type TransferView, transferMinutes } from '@waybill/contract/wallet/transfer-view';
import { useState } from 'react';
import { AmountField } from '../../../forms/amount-field.tsx';
import { paymentPageLastsMs, requestKey } from '../../../forms/request-key.ts';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoney, formatRoundMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { createPaypalOrder } from '../api/create-paypal-order.ts';
import { startCardTopUp } from '../api/start-card-top-up.ts';
import { startTransferTopUp } from '../api/start-transfer-top-up.ts';
import { leaveFor } from '../model/leave-for.ts';
import { keepOpenPayment } from '../model/open-payment.ts';
import { type AmountLimits, proposedAmount, quickAmounts, topUpDrafts, topUpSchema, topUpWire } from '../model/top-up-form.ts';
import { transferKeyLastsMs, transferKeys } from '../model/transfer-ended.ts';

const ways = {
  card: { by: 'by card', text: 'You pay on Paystack’s own page and come straight back. We never see your card.' },
  transfer: {
    by: 'by transfer',
    text: `You get an account number that is there for this payment alone, for ${transferMinutes} minutes, and send it from your bank app.`,
  },
  paypal: { by: 'with PayPal', text: 'You approve it at PayPal and come straight back. We never see your password.' },
} as const;

const nairaWays = [
  { value: 'card', label: 'Card' },
  { value: 'transfer', label: 'Bank transfer' },
] as const;

type FundFormProps = {
  readonly currency: Currency;
  readonly limits: AmountLimits;
  readonly isKycCompleted: boolean;
  /** The amount missing for another payment, in major units as text. */
  readonly shortfall?: string | undefined;
  /** Where to go on afterwards. */
  readonly back: string;
  readonly onReturn: () => void;
  readonly onTransfer: (transfer: TransferView) => void;
};

/** Asks for the amount to add; the payment itself happens at the provider’s. */
export function FundForm({ currency, limits, isKycCompleted, shortfall, back, onReturn, onTransfer }: FundFormProps) {
  const draft = topUpDrafts[currency];
  const proposal = proposedAmount(shortfall, limits);
  const form = useSchemaForm({
    schema: topUpSchema(currency, limits),
    initial: { amount: proposal ?? '' },
    toWire: topUpWire,
  });
  useDraft(form, draft);
  const typed = typedAmount(form.fields.amount);
  const missing = Number(typedAmount(shortfall ?? '')) || 0;
  const [nairaWay, setNairaWay] = useState<'card' | 'transfer'>('card');
  const way = currency === 'USD' ? 'paypal' : nairaWay;
  const { by, text } = ways[way];
  const money = (major: number) => formatMoney(minorOf(major), currency);

  async function pay({ amount }: { amount: number }): Promise<void> {
    if (way === 'transfer') {
      const key = requestKey(sessionStorage, transferKeys['top-up'], { amount }, { lastsMs: transferKeyLastsMs });
      return onTransfer(await startTransferTopUp(amount, key));
    }
    const key = requestKey(sessionStorage, `top-up.${currency}`, { amount }, { lastsMs: paymentPageLastsMs });
    const { id, address } = await start(currency, amount, key);
    keepOpenPayment(sessionStorage, { id, purpose: 'top-up', currency, amount, back });
    await leaveFor(address);
    onReturn();
  }

  return (
    <form {...form.form({ onValid: pay })} className="grid gap-4">
      {missing > 0 ? (
        <Notice tone="attention" title={`${money(missing)} is missing`}>
          {missing > limits.largest
            ? `${money(limits.largest)} is the most at a time${isKycCompleted ? ': add it in parts.' : ': add it in parts, or have your identity checked first.'}`
            : 'Add it, and go on where you were. Nothing you filled in is lost.'}
        </Notice>
      ) : null}
      <AmountField
        currency={currency}
        {...form.field('amount')}
        hint={`From ${money(limits.smallest)} to ${money(limits.largest)} at a time.${isKycCompleted ? '' : ' More with a checked identity.'}`}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Popular amounts</legend>
        {quickAmounts[currency]
          .filter((major) => major >= limits.smallest && major <= limits.largest)
          .map((major) => (
            <Button
              key={major}
              variant="secondary"
              aria-pressed={typed === major}
              onClick={() => form.set({ amount: amountText(major) })}
              className="min-h-11 grow px-3 text-15 aria-pressed:border-palm aria-pressed:bg-palm/10"
            >
              {formatRoundMoney(minorOf(major), currency)}
            </Button>
          ))}
      </fieldset>
      {currency === 'NGN' ? <Segments label="How to pay" options={nairaWays} value={nairaWay} onChange={setNairaWay} /> : null}
      <p className="text-13 text-ink-soft">{text}</p>
      <Button type="submit" full busy={form.busy}>
        {typeof typed === 'number' && typed > 0 ? `Pay ${money(typed)} ${by}` : `Pay ${by}`}
      </Button>
    </form>
  );
}

async function start(currency: Currency, amount: number, key: string): Promise<{ id: string; address: string }> {
  if (currency === 'NGN') {
    const { reference, authorizationUrl } = await startCardTopUp(amount, key);
    return { id: reference, address: authorizationUrl };
  }
  const { orderId, approveUrl } = await createPaypalOrder(amount, key);
  return { id: orderId, address: approveUrl };
}
