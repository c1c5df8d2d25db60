import { useQuery } from '@tanstack/react-query';
import { addDays } from '@waybill/contract/day';
import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { type DeliveryType, deliveryType, timelineLimits } from '@waybill/contract/timeline/enums';
import { useEffect, useId } from 'react';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { amountText, typedAmount } from '../../../../forms/typed-amount.ts';
import { dateWords, here } from '../../../../ui/calendar.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { FieldNotes } from '../../../../ui/field.tsx';
import { formatClock } from '../../../../ui/format-clock.ts';
import { formatRoundMoney } from '../../../../ui/format-money.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { PickButtons } from '../../../../ui/pick-buttons.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { feeInWords, MoneyLine, totalInWords } from '../../../wallet/index.ts';
import { getQuoteQuery } from '../../api/get-quote.ts';
import { listWaysQuery } from '../../api/list-ways.ts';
import type { Booking } from '../../model/posting/booking.ts';
import { deliveryChoice, modeChoice, suggestedMode, typeIn } from '../../model/posting/delivery-choice.ts';
import { type HeldPrice, heldPriceIn } from '../../model/posting/held-price.ts';
import { type PriceRange, proposedPrices } from '../../model/posting/package-price.ts';
import { ModeOptions } from '../posting/mode-options.tsx';
import { QuoteCard } from '../posting/quote-card.tsx';
import { BusinessCards } from './business-cards.tsx';
import type { PackageStepProps } from './package-step-props.ts';
import { WayCard } from './way-card.tsx';

type WayStepProps = PackageStepProps & {
  readonly currency: Currency;
  readonly from: Place;
  readonly to: Place;
  readonly weight: number;
  /** The trip or batch that was chosen instead of the board. */
  readonly instead: Booking | undefined;
  readonly onInstead: (booking: Booking | undefined) => void;
  /** The fee that was put in by us and not by the sender: it changes with the parcel. */
  readonly proposed: { current: string };
};

/** Journeys that are seen at once. The fee is below them, and on a phone it stays in sight. */
const inSight = 2;
const businessesInSight = 2;

/** Everything that could take this parcel, each with its price and its day. */
export function PackageWayStep({ form, metadata, currency, from, to, weight, instead, onInstead, proposed }: WayStepProps) {
  const name = useId();
  const { fields } = form;
  const { possible } = deliveryChoice(from, to);
  const [usual = deliveryType.InterState] = possible.filter((type) => type !== deliveryType.Express);
  const mayExpress = possible.some((type) => type === deliveryType.Express);
  const isExpress = fields.deliveryPartner === String(deliveryType.Express);
  const ends = { pickupAddressJson: from, dropOffAddressJson: to, weight };
  const ways = useQuery({ ...listWaysQuery(ends), retry: false });
  const modeOf = (type: DeliveryType) => suggestedMode(type, weight, metadata.dispatchModes, modeChoice(from, to, type));
  const quoteOf = (type: DeliveryType, mode: number | undefined) => ({
    ...getQuoteQuery({ ...ends, deliveryPartner: type, dispatchMode: mode ?? 0, currency }),
    retry: false,
    enabled: mode !== undefined,
  });
  const chosenMode = fields.dispatchMode === '' ? undefined : Number(fields.dispatchMode);
  const openMode = isExpress ? modeOf(usual) : chosenMode;
  const expressMode = isExpress ? chosenMode : modeOf(deliveryType.Express);
  const open = useQuery(quoteOf(usual, openMode));
  const express = useQuery({
    ...quoteOf(deliveryType.Express, expressMode),
    enabled: mayExpress && expressMode !== undefined,
  });
  const soonest = ways.data?.items.slice(0, inSight) ?? [];
  const later = ways.data?.items.slice(inSight) ?? [];
  const quote = (isExpress ? express : open).data;
  const typed = typedAmount(fields.price);
  const chargeIn = (paidIn: Currency) => (metadata.credits > 0 ? 0 : metadata.sendPackageCharge[paidIn]);
  const charge = chargeIn(currency);
  const prices = proposedPrices(quote, metadata.prices[currency]);
  const middle = prices[1] ?? prices[0];

  // Another parcel, another way: a fee that nobody typed follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the field is emptied to be typed anew
  useEffect(() => {
    if (middle === undefined || (fields.price !== '' && fields.price !== proposed.current)) return;
    proposed.current = amountText(middle);
    form.set({ price: proposed.current });
  }, [middle]);

  const held = instead ? undefined : heldPriceIn(fields);

  function choose(type: DeliveryType) {
    onInstead(undefined);
    // What was held was a business's price: asking everybody begins with the usual fee again.
    if (held) proposed.current = middle === undefined ? '' : amountText(middle);
    form.set({
      quote: '',
      ...(held ? { price: proposed.current } : {}),
      deliveryPartner: String(type),
      dispatchMode: String(modeOf(type) ?? ''),
    });
  }

  const businessCards = (type: DeliveryType, found: typeof open) => {
    const mode = type === deliveryType.Express ? expressMode : openMode;
    const prices = found.data?.businesses.slice(0, businessesInSight) ?? [];
    return mode === undefined ? null : (
      <BusinessCards
        name={name}
        form={form}
        prices={prices}
        input={{ ...ends, deliveryPartner: type, dispatchMode: mode, currency }}
        charge={charge}
        isExpress={type === deliveryType.Express}
        heldBy={held && fields.deliveryPartner === String(type) ? held.businessId : undefined}
        onHeld={() => onInstead(undefined)}
      />
    );
  };
  const wayCard = (way: Booking) => (
    <WayCard
      key={way.id}
      name={name}
      way={way}
      weight={weight}
      chargeIn={chargeIn}
      checked={instead?.id === way.id}
      onChange={() => onInstead(way)}
    />
  );
  const about = (found: PriceRange | undefined) => ({
    fee: found && (proposedPrices(found, metadata.prices[currency])[1] ?? found.low),
    charge,
    currency,
  });
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">Ways to send it</legend>
        {mayExpress ? (
          <ChoiceCard
            name={name}
            value="express"
            checked={isExpress && !instead && !held}
            onChange={() => choose(deliveryType.Express)}
            title="Express, now"
            text="A rider nearby, today."
            trailing={<Estimate {...about(express.data)} isComing={express.isPending} />}
          />
        ) : null}
        {mayExpress ? businessCards(deliveryType.Express, express) : null}
        {businessCards(usual, open)}
        {ways.isPending ? <Skeleton shape="field" /> : null}
        {soonest.map(wayCard)}
        <ChoiceCard
          name={name}
          value="everybody"
          checked={!isExpress && !instead && !held}
          onChange={() => choose(usual)}
          title="Ask everybody"
          text="Carriers who see it ask you."
          trailing={<Estimate {...about(open.data)} isComing={open.isPending} />}
        />
        {later.length > 0 ? (
          <details className="fold-link" open={later.some(({ id }) => id === instead?.id)}>
            <summary>{later.length === 1 ? '1 more goes that way' : `${later.length} more go that way`}</summary>
            <div className="grid gap-2">{later.map(wayCard)}</div>
          </details>
        ) : null}
        <FieldNotes id={name} error={form.field('deliveryPartner').error} />
      </fieldset>
      {held ? <HeldNotice held={held} isExpress={isExpress} form={form} /> : null}
      {instead || held ? null : (
        <>
          <div className={isExpress ? undefined : 'grid grid-cols-2 gap-3'}>
            {isExpress ? null : <DayField form={form} />}
            <AmountField currency={currency} label="Your fee" {...form.field('price')} />
          </div>
          <PickButtons
            label="Fees to choose from"
            isRow
            options={prices.map((major) => ({
              key: String(major),
              text: formatRoundMoney(minorOf(major), currency),
              note: totalInWords(major, charge, currency),
              isChosen: typed === major,
              onChoose: () => form.set({ price: amountText(major) }),
            }))}
          />
          <p className="text-13 text-ink-soft">
            {typeof typed === 'number' && typed > 0 ? `${feeInWords({ side: 'sender', fee: typed, charge, currency })}.` : null}
          </p>
          <details className="fold-link" open={form.field('dispatchMode').error !== undefined}>
            <summary>Transport, and why this much</summary>
            <div className="grid gap-3">
              <SelectField label="How it travels" {...form.field('dispatchMode')}>
                <ModeOptions modes={modeChoice(from, to, typeIn(fields.deliveryPartner))} weight={weight} />
              </SelectField>
              {quote ? <QuoteCard quote={quote} title="Our estimate for a parcel like yours" /> : null}
            </div>
          </details>
        </>
      )}
    </>
  );
}

type HeldNoticeProps = { readonly held: HeldPrice; readonly isExpress: boolean; readonly form: PackageStepProps['form'] };

function HeldNotice({ held, isExpress, form }: HeldNoticeProps) {
  return (
    <div className="grid gap-3">
      <p className="text-15" role="status">
        <strong>{held.name}</strong> holds this price until {formatClock(dateWords(new Date(held.holdsUntil), here))}.{' '}
        {isExpress
          ? 'When it is posted, riders near are rung at it; theirs stands among them.'
          : 'When it is posted, they are asked, and nobody else sees it.'}
      </p>
      {isExpress ? null : <DayField form={form} />}
    </div>
  );
}

function DayField({ form }: Pick<PackageStepProps, 'form'>) {
  const today = lagosDay(new Date());
  return (
    <TextField
      label="Day it should leave"
      type="date"
      min={today}
      max={addDays(today, timelineLimits.daysAhead)}
      {...form.field('shipmentDate')}
    />
  );
}

type EstimateProps = {
  readonly fee: number | undefined;
  readonly charge: number;
  readonly currency: Currency;
  readonly isComing: boolean;
};

function Estimate({ fee, charge, currency, isComing }: EstimateProps) {
  if (fee === undefined) return isComing ? <Skeleton className="w-16" /> : null;
  return <MoneyLine side="sender" fee={fee} charge={charge} currency={currency} bound="about" />;
}
