import type { TravellersRequestView } from '@waybill/contract/timeline/item-view';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Perforation } from '../../../../ui/perforation.tsx';
import { dayParts } from '../../model/feed/day-parts.ts';
import { itemTitle, modeWord } from '../../model/feed/item-words.ts';
import { roomInWords } from '../../model/posting/room-words.ts';
import { ModeIcon } from './mode-icon.tsx';
import type { SlipProps } from './slip-props.ts';
import { SlipTitle, Way } from './slip-title.tsx';

/** A traveller’s ticket: the way on it, the day on its stub. */
export function TripSlip({ item, headingId, to, pictures, action }: SlipProps<TravellersRequestView>) {
  return (
    <>
      <div className="relative flex border-y border-line bg-lagoon/6">
        <div className="min-w-0 flex-1 py-4 pr-3 pl-5">
          <SlipTitle id={headingId} title={itemTitle(item)} to={to}>
            <Way
              narrow
              from={item.pickupAddressJson.label}
              to={item.dropOffAddressJson.label}
              icon={<ModeIcon mode={item.dispatchMode} />}
            />
          </SlipTitle>
        </div>
        <Perforation upright className="flex-none" />
        <DayStub day={item.shippingDate} note={modeWord(item.dispatchMode)} />
      </div>
      {item.message ? <p className="px-5 pt-3.5 whitespace-pre-line">{item.message}</p> : null}
      {pictures ? <div className="px-5 pt-3.5">{pictures}</div> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3.5 empty:hidden">
        <RoomAndPrice {...item} />
        {action}
      </div>
    </>
  );
}

/** Nothing where the traveller leaves both to be agreed. */
function RoomAndPrice({ pricePerKg, currency, ...item }: TravellersRequestView) {
  const room = roomInWords(item);
  if (pricePerKg === null && room === undefined) return null;
  return (
    <div>
      {pricePerKg === null || currency === null ? null : (
        <span className="block text-21">
          <Amount minor={minorOf(pricePerKg)} currency={currency} /> <span className="text-15 text-ink-soft">a kilogram</span>
        </span>
      )}
      {room ? <span className="block text-15 text-ink-soft first-letter:uppercase">{room}</span> : null}
    </div>
  );
}

export function DayStub({ day, note }: { readonly day: string; readonly note: string }) {
  const { weekday, date, month, full } = dayParts(day);
  return (
    <div className="stub">
      <span className="sr-only">
        {full}, {note.toLowerCase()}
      </span>
      <span aria-hidden="true" className="text-13 font-medium text-ink-soft">
        {weekday}
      </span>
      <span aria-hidden="true" className="display text-28 font-bold tabular">
        {date}
      </span>
      <span aria-hidden="true" className="display font-semibold">
        {month}
      </span>
      <span aria-hidden="true" className="mt-1 text-13 text-ink-soft">
        {note}
      </span>
    </div>
  );
}
