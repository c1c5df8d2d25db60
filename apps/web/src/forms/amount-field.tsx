import { type Currency, currencies } from '@waybill/contract/money';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field.tsx';

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'leading' | 'inputMode' | 'autoComplete'> & {
  readonly currency: Currency;
  readonly label?: string;
};

/** Money as people type it, with the keyboard that has digits. */
export function AmountField({ currency, label = 'Amount', ...input }: AmountFieldProps) {
  return (
    <TextField
      label={`${label} in ${currency === 'NGN' ? 'naira' : 'dollars'}`}
      leading={<span aria-hidden="true">{currencies[currency].symbol}</span>}
      inputMode="decimal"
      autoComplete="off"
      {...input}
    />
  );
}
