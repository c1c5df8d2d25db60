import { type Currency, currencies } from '@waybill/contract/money';
import type { ComponentProps } from 'react';
import { formatMoney } from '../ui/format-money.ts';
import { minorOf } from '../ui/minor-of.ts';
import { TextField } from '../ui/text-field.tsx';
import { hasSeparators, typedAmount } from './typed-amount.ts';

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'leading' | 'inputMode' | 'autoComplete'> & {
  readonly currency: Currency;
  readonly label?: string;
};

/** Money as people type it, with the keyboard that has digits. */
export function AmountField({ currency, label = 'Amount', hint, ...input }: AmountFieldProps) {
  // A comma means thousands to some and decimals to others: what it was taken for is said.
  const understood = hasSeparators(input.value) ? formatMoney(minorOf(Number(typedAmount(input.value))), currency) : undefined;
  return (
    <TextField
      label={`${label} in ${currency === 'NGN' ? 'naira' : 'dollars'}`}
      leading={<span aria-hidden="true">{currencies[currency].symbol}</span>}
      inputMode="decimal"
      autoComplete="off"
      hint={
        understood ? (
          <>
            That is {understood}.{hint ? <> {hint}</> : null}
          </>
        ) : (
          hint
        )
      }
      {...input}
    />
  );
}
