import { useQuery } from '@tanstack/react-query';
import { addDays } from '@waybill/contract/day';
import { deliveryType, handleRequirements, timelineLimits } from '@waybill/contract/timeline/enums';
import { useEffect, useId, useRef } from 'react';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { amountText, typedAmount } from '../../../../forms/typed-amount.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { FieldNotes } from '../../../../ui/field.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import {
  deliveryChoice,
  getQuoteQuery,
  ModeOptions,
  modeChoice,
  type PackageMetadata,
  PickButtons,
  proposedPrices,
  suggestedMode,
  typeIn,
} from '../../../timeline/index.ts';
import { buyerOf } from '../../model/sale-words.ts';
import { endsOf, type OrderedSale } from '../../model/sending.ts';
import type { SendingState } from '../../model/use-sending.ts';

type WayProps = { readonly sale: OrderedSale; readonly metadata: PackageMetadata; readonly form: SendingState['form'] };

/** How it goes, on which day, and what is to be known. */
export function SendSaleWay({ sale, metadata, form }: WayProps) {
  const { fields } = form;
  const today = lagosDay(new Date());
  const isExpress = fields.deliveryPartner === String(deliveryType.Express);
  const { from, to } = endsOf(sale);
  return (
    <>
      <p className="text-15 text-ink-soft wrap-anywhere">
        {from.label} to {to.label}
      </p>
      <KindField sale={sale} metadata={metadata} form={form} />
      <div className={isExpress ? 'grid' : 'grid gap-3 sm:grid-cols-2'}>
        {isExpress ? null : (
          <TextField
            label="Day it should leave"
            type="date"
            min={today}
            max={addDays(today, timelineLimits.daysAhead)}
            {...form.field('shipmentDate')}
          />
        )}
        <SelectField label="How it travels" {...form.field('dispatchMode')}>
          <ModeOptions modes={modeChoice(from, to, typeIn(fields.deliveryPartner))} weight={sale.weight} />
        </SelectField>
      </div>
      {sale.deliveryPaidBy === 'seller' ? (
        <FeeField sale={sale} metadata={metadata} form={form} />
      ) : (
        <p className="text-15">
          {`${buyerOf(sale)} pays the delivery: `}
          <strong className="font-semibold">{formatMoney(minorOf(sale.order.fee), sale.currency)}</strong>
          <span className="text-ink-soft"> for the carrier, as they saw it when they ordered.</span>
        </p>
      )}
      <details open={fields.handleRequirementId !== '1' || fields.description !== ''} className="fold-link">
        <summary>Handling and a note (optional)</summary>
        <div className="grid gap-4">
          <SelectField label="How to handle it" {...form.field('handleRequirementId')}>
            {handleRequirements.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="Anything the carrier should know?"
            maxLength={timelineLimits.note}
            {...form.field('description')}
          />
        </div>
      </details>
    </>
  );
}

/** At once by a rider nearby, or by whoever goes that way; a choice only where there are both. */
function KindField({ sale, metadata, form }: WayProps) {
  const name = useId();
  const { from, to } = endsOf(sale);
  const { possible } = deliveryChoice(from, to);
  if (!possible.some((type) => type === deliveryType.Express)) return null;
  const usual = possible.find((type) => type !== deliveryType.Express);
  if (usual === undefined) return null;
  const kinds = [
    { type: usual, title: 'Ask everybody', text: 'Carriers who see it ask you.' },
    { type: deliveryType.Express, title: 'Express, now', text: 'A rider nearby, today.' },
  ];
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">Who takes it</legend>
      {kinds.map(({ type, title, text }) => (
        <ChoiceCard
          key={type}
          name={name}
          value={type}
          checked={form.fields.deliveryPartner === String(type)}
          onChange={() =>
            form.set({
              deliveryPartner: String(type),
              dispatchMode: String(suggestedMode(type, sale.weight, metadata.dispatchModes, modeChoice(from, to, type)) ?? ''),
            })
          }
          title={title}
          text={text}
        />
      ))}
      <FieldNotes id={name} error={form.field('deliveryPartner').error} />
    </fieldset>
  );
}

/** Where the seller pays the delivery: the fee, with what such a way usually costs. */
function FeeField({ sale, metadata, form }: WayProps) {
  const { fields: typedFields } = form;
  const { from, to } = endsOf(sale);
  const type = typeIn(typedFields.deliveryPartner);
  const quote = useQuery({
    ...getQuoteQuery({
      pickupAddressJson: from,
      dropOffAddressJson: to,
      weight: sale.weight,
      deliveryPartner: type ?? 0,
      dispatchMode: Number(typedFields.dispatchMode),
      currency: sale.currency,
    }),
    retry: false,
    enabled: type !== null && typedFields.dispatchMode !== '',
  });
  const prices = proposedPrices(quote.data, metadata.prices[sale.currency]);
  const middle = prices[1] ?? prices[0];
  const proposed = useRef('');
  // Another way: a fee that nobody typed follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the field is emptied to be typed anew
  useEffect(() => {
    if (middle === undefined || (typedFields.price !== '' && typedFields.price !== proposed.current)) return;
    proposed.current = amountText(middle);
    form.set({ price: proposed.current });
  }, [middle]);
  return (
    <>
      <AmountField
        currency={sale.currency}
        label="Fee for the carrier"
        hint="You pay it. Carriers see it before they ask."
        {...form.field('price')}
      />
      <PickButtons
        label="Fees to choose from"
        isRow
        options={prices.map((major) => ({
          key: String(major),
          text: formatMoney(minorOf(major), sale.currency),
          isChosen: typedAmount(typedFields.price) === major,
          onChoose: () => form.set({ price: amountText(major) }),
        }))}
      />
    </>
  );
}
