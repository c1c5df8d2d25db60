import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Rated } from '../../../../ui/rated.tsx';
import { modeWord, shortTitle } from '../../model/feed/item-words.ts';
import { batchRangeInWords } from '../../model/posting/batch-price.ts';
import type { Booking } from '../../model/posting/booking.ts';
import { roomInWords } from '../../model/posting/room-words.ts';

type BookingHeadProps = { readonly booking: Booking; readonly onAnother: () => void };

/** Who goes, where, when, with how much room and for how much: seen at every step of booking it. */
export function BookingHead({ booking, onAnother }: BookingHeadProps) {
  const { author } = booking;
  const day = dayInWords(booking.shippingDate, lagosDay(new Date()));
  return (
    <Card className="p-3.5">
      <div className="flex items-start gap-3">
        <Avatar name={author.fullName} src={author.profilePicture} size={44} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            <span className="wrap-anywhere">{author.fullName}</span>
            <Rated rating={author.rating} />
          </p>
          <p className="text-15 wrap-anywhere">{shortTitle(booking)}</p>
        </div>
        <Button variant="quiet" className="-mt-1.5 -mr-2 flex-none text-15" onClick={onAnother}>
          Change
        </Button>
      </div>
      {/* Below both: beside the button a phone leaves them half a line. */}
      <div className="mt-1 text-13 text-ink-soft md:pl-14">
        <p>{[day, ...factsOf(booking)].join(' · ')}</p>
        {booking.itemType === 4 ? <p>{batchRangeInWords(booking)}</p> : null}
      </div>
    </Card>
  );
}

function factsOf(booking: Booking): string[] {
  const room = roomInWords(booking) ?? [];
  if (booking.itemType === 4) return [room].flat();
  const { pricePerKg, currency } = booking;
  const price = pricePerKg === null || currency === null ? [] : [`${formatMoney(minorOf(pricePerKg), currency)} a kilogram`];
  return [modeWord(booking.dispatchMode).toLowerCase(), room, price].flat();
}
