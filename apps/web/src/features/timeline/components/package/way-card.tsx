import type { Currency } from '@waybill/contract/money';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { Rated } from '../../../../ui/rated.tsx';
import { MoneyLine } from '../../../wallet/index.ts';
import { modeWord } from '../../model/feed/item-words.ts';
import { type Booking, feeOn } from '../../model/posting/booking.ts';
import { roomInWords } from '../../model/posting/room-words.ts';

type WayCardProps = {
  readonly name: string;
  readonly way: Booking;
  readonly weight: number;
  /** The sender’s charge, by currency; 0 where a credit pays it. */
  readonly chargeIn: (currency: Currency) => number;
  /** Somebody else pays the delivery: the fee alone, without our charge. */
  readonly isFeeOnly?: boolean;
  /** Why it cannot be chosen. */
  readonly against?: string | undefined;
  readonly checked: boolean;
  readonly onChange: () => void;
};

/** Somebody who goes that way: who, when, how well known, how much room, for how much. */
export function WayCard({ name, way, weight, chargeIn, isFeeOnly = false, against, checked, onChange }: WayCardProps) {
  const { author } = way;
  const day = dayInWords(way.shippingDate, lagosDay(new Date()));
  return (
    <ChoiceCard
      name={name}
      value={way.id}
      checked={checked}
      disabled={against !== undefined}
      onChange={onChange}
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere">{author.fullName}</span>
          <Rated rating={author.rating} />
        </span>
      }
      text={[
        day,
        way.itemType === 2 ? modeWord(way.dispatchMode).toLowerCase() : 'in a batch',
        roomInWords(way) ?? [],
        against ?? [],
      ]
        .flat()
        .join(' · ')}
      trailing={<Price way={way} weight={weight} chargeIn={chargeIn} isFeeOnly={isFeeOnly} />}
    />
  );
}

function Price({ way, weight, chargeIn, isFeeOnly }: Required<Pick<WayCardProps, 'way' | 'weight' | 'chargeIn' | 'isFeeOnly'>>) {
  const { currency } = way;
  const fee = way.itemType === 4 ? way.priceStart : feeOn(way, weight);
  if (fee === undefined || currency === null)
    return isFeeOnly ? null : <span className="flex-none text-right text-15">your fee</span>;
  const line = { fee, charge: chargeIn(currency), currency };
  return <MoneyLine side={isFeeOnly ? 'neither' : 'sender'} {...line} {...(way.itemType === 4 ? { bound: 'from' } : {})} />;
}
