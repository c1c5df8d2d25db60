import type { Currency } from '@waybill/contract/money';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Rated } from '../../../../ui/rated.tsx';
import { modeWord } from '../../model/feed/item-words.ts';
import { type Booking, feeOn } from '../../model/posting/booking.ts';
import { roomInWords } from '../../model/posting/room-words.ts';

type WayCardProps = {
  readonly name: string;
  readonly way: Booking;
  readonly weight: number;
  readonly checked: boolean;
  readonly onChange: () => void;
};

/** Somebody who goes that way: who, when, how well known, how much room, for how much. */
export function WayCard({ name, way, weight, checked, onChange }: WayCardProps) {
  const { author } = way;
  const day = dayInWords(way.shippingDate, lagosDay(new Date()));
  const room = way.itemType === 2 ? roomInWords(way) : undefined;
  return (
    <ChoiceCard
      name={name}
      value={way.id}
      checked={checked}
      onChange={onChange}
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere">{author.fullName}</span>
          <Rated rating={author.rating} />
        </span>
      }
      text={[day, way.itemType === 2 ? modeWord(way.dispatchMode).toLowerCase() : 'in a batch', room ?? []].flat().join(' · ')}
      trailing={<span className="flex-none text-right text-15 tabular">{priceOf(way, weight)}</span>}
    />
  );
}

function priceOf(way: Booking, weight: number): string {
  const money = (major: number, currency: Currency) => formatMoney(minorOf(major), currency);
  if (way.itemType === 4) return `from ${money(way.priceStart, way.currency)}`;
  const fee = feeOn(way, weight);
  return fee === undefined || way.currency === null ? 'your fee' : money(fee, way.currency);
}
