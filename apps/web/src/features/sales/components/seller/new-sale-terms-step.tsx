import type { PayTime } from '@waybill/contract/sales/enums';
import { useId } from 'react';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { FieldNotes } from '../../../../ui/field.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { DoorNotice } from '../../../timeline/index.ts';
import { currencyOfSale } from '../../model/new-sale.ts';
import type { NewSaleState } from '../../model/use-new-sale.ts';

const payers = [
  { value: 'buyer', title: 'The buyer', text: 'They see price and delivery as one sum before they order.' },
  { value: 'seller', title: 'I do', text: 'They pay your price and nothing else. You name the fee when you send it.' },
] as const;

const times: readonly { readonly value: PayTime; readonly title: string; readonly text: string }[] = [
  { value: 'now', title: 'Before it leaves', text: 'The money is in escrow before you hand anything over.' },
  { value: 'door', title: 'At the door', text: 'They pay when the carrier stands there, before they get it.' },
  { value: 'choice', title: 'The buyer chooses', text: 'Best for most sales: whoever trusts you pays now, others at the door.' },
];

/** Who pays for the delivery, and when all of it may be paid: each with what it means. */
export function NewSaleTermsStep({ form }: Pick<NewSaleState, 'form'>) {
  const id = useId();
  const { fields } = form;
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">The delivery is paid by</legend>
        {payers.map(({ value, title, text }) => (
          <ChoiceCard
            key={value}
            name={`${id}-payer`}
            value={value}
            checked={fields.deliveryPaidBy === value}
            onChange={() => form.set({ deliveryPaidBy: value })}
            title={title}
            text={text}
          />
        ))}
        <FieldNotes id={`${id}-payer`} error={form.field('deliveryPaidBy').error} />
      </fieldset>
      {fields.deliveryPaidBy === 'buyer' ? (
        <details open={fields.deliveryFee !== ''} className="fold-link -mt-2">
          <summary>Name the delivery fee yourself (optional)</summary>
          <AmountField
            currency={currencyOfSale(fields)}
            label="The same fee for everybody"
            hint="Left empty, we work it out by the way and the weight once they say where it goes."
            {...form.field('deliveryFee')}
          />
        </details>
      ) : null}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">It may be paid</legend>
        {times.map(({ value, title, text }) => (
          <ChoiceCard
            key={value}
            name={`${id}-time`}
            value={value}
            checked={fields.payWhen === value}
            onChange={() => form.set({ payWhen: value })}
            aria-invalid={form.field('payWhen').error ? true : undefined}
            title={title}
            text={text}
          />
        ))}
        <FieldNotes id={`${id}-time`} error={form.field('payWhen').error} />
      </fieldset>
      {fields.payWhen === 'door' || fields.payWhen === 'choice' ? <DoorNotice /> : null}
      <SwitchField
        label="They may open it first"
        hint="They look at it at the door before they pay or give their code."
        checked={fields.mayOpenFirst !== ''}
        onChange={({ target }) => form.set({ mayOpenFirst: target.checked ? 'yes' : '' })}
      />
    </>
  );
}
