import { amount, type Currency } from '@waybill/contract/money';
import * as z from 'zod/mini';
import { draftOf } from '../../../forms/drafts.ts';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

export type AmountLimits = { readonly smallest: number; readonly largest: number };

/** Amounts people often choose: one press instead of typing. */
export const quickAmounts: Readonly<Record<Currency, readonly number[]>> = {
  NGN: [1_000, 2_000, 5_000, 10_000, 20_000],
  USD: [10, 20, 50, 100],
};

export const topUpDrafts = {
  NGN: draftOf('top-up.NGN', { amount: '' }),
  USD: draftOf('top-up.USD', { amount: '' }),
} as const;

export function topUpSchema(currency: Currency, { smallest, largest }: AmountLimits) {
  return z.strictObject({
    amount: amount.check(
      z.refine((value) => value >= smallest, `The smallest top-up is ${formatMoney(minorOf(smallest), currency)}`),
      z.refine((value) => value <= largest, `The largest top-up is ${formatMoney(minorOf(largest), currency)}`),
    ),
  });
}

export function topUpWire(fields: { readonly amount: string }): unknown {
  return { amount: typedAmount(fields.amount) };
}

/** The amount to propose when money is missing: never less than the smallest top-up, never more than the largest. */
export function proposedAmount(shortfall: string | undefined, { smallest, largest }: AmountLimits): string | undefined {
  const wanted = typedAmount(shortfall ?? '');
  if (wanted === '' || !(wanted > 0)) return undefined;
  return amountText(Math.min(largest, Math.max(smallest, Math.ceil(wanted * 100) / 100)));
}
