import { homeCurrency } from '@waybill/contract/money';
import { deliveryFit } from '@waybill/contract/timeline/delivery-fit';
import { dispatchMode, heaviestByMode } from '@waybill/contract/timeline/enums';
import { weight } from '@waybill/contract/timeline/item-fields';
import { sendPackageCharge } from '@waybill/contract/wallet/enums';
import { useState } from 'react';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../../forms/chosen-place.ts';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import type { BegunParcel } from '../../../../session/intent.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFocusOn } from '../../../../ui/use-focus-on.ts';
import { AreaChoice, searchAreas } from '../../../places/index.ts';
import { getQuote, type Quote, type QuoteInput } from '../../api/get-quote.ts';
import { modeChoice, suggestedMode } from '../../model/posting/delivery-choice.ts';
import { asField, placeIn } from '../../model/posting/package-fields.ts';
import { QuoteCard } from './quote-card.tsx';

const empty = { from: '', fromPlace: '', to: '', toPlace: '', weight: '' };

const schema = z.strictObject({ from: chosenPlace, to: chosenPlace, weight });

type VisitorQuoteProps = { readonly onSend: (parcel: BegunParcel) => void };

/** The price of a delivery for somebody without an account: from, to and weight, and the likeliest way between them. */
export function VisitorQuote({ onSend }: VisitorQuoteProps) {
  const [answer, setAnswer] = useState<{ readonly parcel: BegunParcel; readonly quote: Quote }>();
  const result = useFocusOn<HTMLDivElement>(answer);
  const form = useSchemaForm({
    schema,
    initial: empty,
    toWire: (fields) => ({
      from: placeIn(fields.fromPlace) ?? '',
      to: placeIn(fields.toPlace) ?? '',
      weight: typedAmount(fields.weight),
    }),
  });
  const { fields } = form;

  /** Another parcel has another price. */
  function change(changes: Partial<typeof empty>) {
    form.set(changes);
    setAnswer(undefined);
  }

  async function ask(parcel: BegunParcel) {
    setAnswer({ parcel, quote: await getQuote(quoteInputOf(parcel)) });
  }

  return (
    <form {...form.form({ onValid: ask })} method="post" className="grid gap-3">
      <AreaChoice
        label="From"
        name="from"
        text={fields.from}
        place={placeIn(fields.fromPlace)}
        error={form.field('from').error}
        search={searchAreas}
        onChange={(from, place) => change({ from, fromPlace: asField(place) })}
      />
      <AreaChoice
        label="To"
        name="to"
        text={fields.to}
        place={placeIn(fields.toPlace)}
        error={form.field('to').error}
        search={searchAreas}
        onChange={(to, place) => change({ to, toPlace: asField(place) })}
      />
      <TextField
        label="Weight in kilograms"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('weight')}
        onChange={(event) => change({ weight: event.target.value })}
      />
      {answer ? (
        <div ref={result} tabIndex={-1} className="grid gap-3 outline-none">
          <QuoteCard quote={answer.quote} title="Carriers usually take" />
          <p className="text-13 text-ink-soft">
            Our charge is {formatMoney(minorOf(sendPackageCharge[answer.quote.currency]), answer.quote.currency)} on top. Both
            wait in escrow, and all of it comes back to you if nobody carries the parcel.
          </p>
          <Button full onClick={() => onSend(answer.parcel)}>
            Send it
          </Button>
        </div>
      ) : (
        <Button type="submit" full busy={form.busy}>
          See the price
        </Button>
      )}
    </form>
  );
}

const modes = Object.entries(heaviestByMode).map(([id, heaviest]) => ({ id: Number(id), heaviest }));

function quoteInputOf({ from, to, weight: kilograms }: BegunParcel): QuoteInput {
  const [kind] = deliveryFit(from, to).types;
  return {
    pickupAddressJson: from,
    dropOffAddressJson: to,
    weight: kilograms,
    deliveryPartner: kind,
    dispatchMode: suggestedMode(kind, kilograms, modes, modeChoice(from, to, kind)) ?? dispatchMode.Truck,
    currency: homeCurrency(from.countryCode),
  };
}
