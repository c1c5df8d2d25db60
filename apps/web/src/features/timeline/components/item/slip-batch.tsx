import type { BatchShippingView } from '@waybill/contract/timeline/item-view';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Perforation } from '../../../../ui/perforation.tsx';
import { counted, itemTitle } from '../../model/feed/item-words.ts';
import { batchRangeInWords } from '../../model/posting/batch-price.ts';
import { roomInWords } from '../../model/posting/room-words.ts';
import type { SlipProps } from './slip-props.ts';
import { SlipTitle } from './slip-title.tsx';
import { DayStub } from './slip-trip.tsx';

const shownStops = 4;

/** One pickup, several towns, a range of prices. */
export function BatchSlip({ item, headingId, to, pictures, action }: SlipProps<BatchShippingView>) {
  const isOwnPage = to === undefined;
  const room = roomInWords(item);
  const stops = isOwnPage ? item.dropOffAddressesJson : item.dropOffAddressesJson.slice(0, shownStops);
  const more = item.dropOffAddressesJson.length - stops.length;
  return (
    <>
      <div className="relative flex border-y border-line bg-palm/6">
        <div className="min-w-0 flex-1 py-4 pr-3 pl-5">
          <SlipTitle id={headingId} title={itemTitle(item)} to={to}>
            <span className="text-21 font-bold">{item.pickupAddressJson.label.split(', ')[0]}</span>
            <span className="font-sans text-15 font-normal tracking-normal text-ink-soft">
              {' '}
              to {counted(item.dropOffAddressesJson.length, 'town', 'towns')}
            </span>
          </SlipTitle>
          <ol className="stops mt-3">
            <li>
              {item.pickupAddressJson.label} <span className="text-13 text-ink-soft">pickup</span>
            </li>
            {stops.map((stop, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a journey may pass a town twice, and its order is what it is
              <li key={index}>{stop.label}</li>
            ))}
            {more > 0 ? <li className="text-ink-soft">and {more} more</li> : null}
          </ol>
        </div>
        <Perforation upright className="flex-none" />
        <DayStub day={item.shippingDate} note="One run" />
      </div>
      {item.message ? <p className="px-5 pt-3.5 whitespace-pre-line">{item.message}</p> : null}
      {pictures ? <div className="px-5 pt-3.5">{pictures}</div> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3.5">
        <div>
          <span className="block caption">For each parcel</span>
          <span className="text-21">
            <Amount minor={minorOf(item.priceStart)} currency={item.currency} /> <span className="text-15 text-ink-soft">to</span>{' '}
            <Amount minor={minorOf(item.priceEnd)} currency={item.currency} />
          </span>
          <span className="block text-13 text-ink-soft">{batchRangeInWords(item)}</span>
          {room ? <span className="block text-15 text-ink-soft first-letter:uppercase">{room}</span> : null}
        </div>
        {action}
      </div>
    </>
  );
}
