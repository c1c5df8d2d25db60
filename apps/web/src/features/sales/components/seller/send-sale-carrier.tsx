import { deliveryType } from '@waybill/contract/timeline/enums';
import { useId } from 'react';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { FieldNotes } from '../../../../ui/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { type Booking, deliveryChoice, modeChoice, suggestedMode, WayCard } from '../../../timeline/index.ts';
import { endsOf, type OrderedSale, sendingBy, suggestedSending, whyNotBy } from '../../model/sending.ts';
import type { useSaleWays } from '../../model/use-sale-ways.ts';
import type { SendingState } from '../../model/use-sending.ts';

type CarrierProps = {
  readonly sale: OrderedSale;
  readonly flow: SendingState;
  readonly found: ReturnType<typeof useSaleWays>;
};

/** Journeys that are seen at once: on a phone the rest of the form stays in sight. */
const inSight = 2;

/** Who takes it: a rider at once, somebody who goes that way, or whoever asks. */
export function SendSaleCarrier({ sale, flow, found: { ways, chosen, isPending } }: CarrierProps) {
  const name = useId();
  const { form, metadata, today } = flow;
  const { from, to } = endsOf(sale);
  const { possible } = deliveryChoice(from, to);
  const express = deliveryType.Express;
  const isExpress = form.fields.deliveryPartner === String(express);
  const [soonest, later] = [ways.slice(0, inSight), ways.slice(inSight)];
  // A choice only where there is one.
  if (!isPending && ways.length === 0 && !possible.includes(express)) return null;
  const isSellers = sale.deliveryPaidBy === 'seller';
  const wayCard = (way: Booking) => (
    <WayCard
      key={way.id}
      name={name}
      way={way}
      weight={sale.weight}
      chargeIn={(currency) => (metadata.credits > 0 ? 0 : metadata.sendPackageCharge[currency])}
      isFeeOnly={!isSellers}
      against={whyNotBy(sale, way)}
      checked={chosen?.id === way.id}
      onChange={() => form.set(sendingBy(sale, way))}
    />
  );
  const toAnybody = { wayId: '', wayType: '', price: '' };
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Who takes it</legend>
      {possible.includes(express) ? (
        <ChoiceCard
          name={name}
          value="express"
          checked={isExpress && !chosen}
          onChange={() =>
            form.set({
              ...toAnybody,
              deliveryPartner: String(express),
              dispatchMode: String(
                suggestedMode(express, sale.weight, metadata.dispatchModes, modeChoice(from, to, express)) ?? '',
              ),
            })
          }
          title="Express, now"
          text="A rider nearby, today."
        />
      ) : null}
      {isPending ? <Skeleton shape="field" /> : null}
      {soonest.map(wayCard)}
      <ChoiceCard
        name={name}
        value="everybody"
        checked={!isExpress && !chosen}
        onChange={() => form.set({ ...toAnybody, ...suggestedSending(sale, metadata, today) })}
        title="Ask everybody"
        text="Carriers who see it ask you."
      />
      {later.length > 0 ? (
        <details className="fold-link" open={later.some(({ id }) => id === chosen?.id)}>
          <summary>{later.length === 1 ? '1 more goes that way' : `${later.length} more go that way`}</summary>
          <div className="grid gap-2">{later.map(wayCard)}</div>
        </details>
      ) : null}
      <FieldNotes id={name} error={form.field('deliveryPartner').error} />
    </fieldset>
  );
}
