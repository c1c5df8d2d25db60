import { type Currency, currencies } from '@waybill/contract/money';
import type { ComponentProps } from 'react';
import { formatMoney } from '../ui/format-money.ts';
import { minorOf } from '../ui/minor-of.ts';
import { TextField } from '../ui/text-field.tsx';
import { amountText, hasSeparators, typedAmount } from './typed-amount.ts';

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'leading' | 'inputMode' | 'autoComplete'> & {
  readonly currency: Currency;
  readonly label?: string;
  /** One of many below each other: what it was taken for is said only where it was typed otherwise than we write it. */
  readonly isInRows?: boolean;
};

/** Money as people type it, with the keyboard that has digits. */
export function AmountField({ currency, label = 'Amount', isInRows = false, hint, ...input }: AmountFieldProps) {
  // A comma means thousands to some and decimals to others: what it was taken for is said.
  const major = hasSeparators(input.value) ? Number(typedAmount(input.value)) : undefined;
  const isPlain = isInRows && major !== undefined && amountText(major) === input.value;
  const understood = major === undefined || isPlain ? undefined : formatMoney(minorOf(major), currency);
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
