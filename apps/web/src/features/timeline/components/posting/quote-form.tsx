import { useQueryClient } from '@tanstack/react-query';
import type { Currency } from '@waybill/contract/money';
import { useState } from 'react';
import { amountText, typedAmount, weightInWords } from '../../../../forms/typed-amount.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFocusOn } from '../../../../ui/use-focus-on.ts';
import { AddressField, RouteMap } from '../../../places/index.ts';
import { BusinessPrices } from '../../../prices/index.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import { getQuoteQuery, type Quote, type QuoteInput } from '../../api/get-quote.ts';
import { usualCharge } from '../../model/posting/batch-price.ts';
import { deliveryChoice, modeChoice, typeIn } from '../../model/posting/delivery-choice.ts';
import { asField, placeIn } from '../../model/posting/package-fields.ts';
import { proposedPrices } from '../../model/posting/package-price.ts';
import { suggestionsFor } from '../../model/posting/package-suggestions.ts';
import { deliveryTexts } from '../../model/posting/package-words.ts';
import { emptyQuote, type QuoteFields, quoteSchema, quoteWire } from '../../model/posting/quote-fields.ts';
import { ModeOptions } from './mode-options.tsx';
import { QuoteCard } from './quote-card.tsx';

type QuoteFormProps = {
  readonly metadata: PackageMetadata;
  readonly currency: Currency;
  readonly onSend: (fields: QuoteFields, price: string) => void;
};

/** Asks for the price of a delivery, without any commitment. */
export function QuoteForm({ metadata, currency, onSend }: QuoteFormProps) {
  const queries = useQueryClient();
  const form = useSchemaForm({ schema: quoteSchema, initial: emptyQuote, toWire: quoteWire });
  const [quote, setQuote] = useState<Quote>();
  const result = useFocusOn<HTMLDivElement>(quote);
  const { fields } = form;
  const from = placeIn(fields.pickupAddressJson);
  const to = placeIn(fields.dropOffAddressJson);
  const { possible, why } = deliveryChoice(from, to);

  /** Another parcel has another price. */
  function change(changes: Partial<QuoteFields>) {
    const { deliveryPartner = '', dispatchMode = '' } = suggestionsFor({ ...fields, shipmentDate: '', ...changes }, metadata);
    form.set({ ...changes, deliveryPartner, dispatchMode });
    setQuote(undefined);
  }

  async function ask(input: QuoteInput) {
    setQuote(await queries.fetchQuery(getQuoteQuery({ ...input, currency })));
  }

  const middle = proposedPrices(quote, metadata.prices[currency]).at(1) ?? quote?.low;
  return (
    <form {...form.form({ onValid: ask })} className="grid gap-4 pb-1">
      <AddressField
        label="From"
        text={fields.pickupAddress}
        place={from}
        error={form.field('pickupAddressJson').error}
        onChange={({ text, place }) => change({ pickupAddress: text, pickupAddressJson: asField(place) })}
      />
      <AddressField
        label="To"
        text={fields.dropoffAddress}
        place={to}
        error={form.field('dropOffAddressJson').error}
        onChange={({ text, place }) => change({ dropoffAddress: text, dropOffAddressJson: asField(place) })}
      />
      <TextField
        label="Weight in kilograms"
        inputMode="decimal"
        autoComplete="off"
        hint={weightInWords(fields.weight)}
        {...form.field('weight')}
        onChange={(event) => change({ weight: event.target.value })}
      />
      {from && to ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label="Kind of delivery"
            hint={why}
            {...form.field('deliveryPartner')}
            onChange={(event) => change({ deliveryPartner: event.target.value })}
          >
            {possible.map((type) => (
              <option key={type} value={type}>
                {deliveryTexts[type].name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="How it travels"
            {...form.field('dispatchMode')}
            onChange={(event) => change({ dispatchMode: event.target.value })}
          >
            <ModeOptions
              modes={modeChoice(from, to, typeIn(fields.deliveryPartner))}
              weight={Number(typedAmount(fields.weight))}
            />
          </SelectField>
        </div>
      ) : null}
      {quote ? (
        <div ref={result} tabIndex={-1} className="grid gap-4 outline-none">
          <RouteMap from={from} to={to ? [to] : []} />
          <QuoteCard quote={quote} title="It is likely to cost" />
          <BusinessPrices prices={quote.businesses} charge={usualCharge(quote.currency)} />
          {middle === undefined ? null : (
            <Button full onClick={() => onSend(fields, amountText(middle))}>
              Send it for about {formatMoney(minorOf(middle), currency)}
            </Button>
          )}
        </div>
      ) : (
        <Button type="submit" full busy={form.busy}>
          See the price
        </Button>
      )}
    </form>
  );
}
