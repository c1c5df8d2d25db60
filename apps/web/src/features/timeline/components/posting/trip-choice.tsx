import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { FromTo } from '../../../../ui/from-to.tsx';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Rated } from '../../../../ui/rated.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { MoneyLine } from '../../../wallet/index.ts';
import { listBookableQuery } from '../../api/list-bookable.ts';
import { modeWord } from '../../model/feed/item-words.ts';
import { usualCharge } from '../../model/posting/batch-price.ts';
import { type Booking, bookable } from '../../model/posting/booking.ts';
import { roomInWords } from '../../model/posting/room-words.ts';

type TripChoiceProps = {
  readonly itemType: Booking['itemType'];
  readonly onChoose: (booking: Booking) => void;
  readonly onSendInstead: () => void;
};

const texts = {
  2: {
    title: 'Somebody going that way',
    label: 'Search trips',
    list: 'Trips with room',
    empty: 'No traveller goes that way',
    drawing: 'plane',
    about: 'Travellers say where they go and when; you ask for a place in their luggage.',
  },
  4: {
    title: 'A place in a batch',
    label: 'Search batches',
    list: 'Batches with room',
    empty: 'No batch goes that way',
    drawing: 'bus',
    about: 'A dispatch partner takes many parcels from one pickup to several towns on one day.',
  },
} as const;

// A search finds parcels and posts as well: it does not go through all of them unasked.
const pagesUnasked = 5;

/** Which of the open trips or batches to travel with. */
export function TripChoice({ itemType, onChoose, onSendInstead }: TripChoiceProps) {
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery({
    ...listBookableQuery(itemType, useDeferredValue(search.trim())),
    placeholderData: (before) => before,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const bookings = items.flatMap((item) => bookable(item, itemType) ?? []);
  const { title, label, list, empty, drawing, about } = texts[itemType];
  // A page may hold nothing to book, and the next one something: nobody should have to ask for it.
  const isBlank = query.isSuccess && bookings.length === 0 && query.hasNextPage && !query.isPlaceholderData;
  const pages = query.data?.pages.length ?? 0;
  const looksOn = isBlank && pages < pagesUnasked;
  const { fetchNextPage, isFetching } = query;
  useEffect(() => {
    // By the count as well: a quick answer may be there before anybody saw that it was asked for.
    if (isBlank && pages < pagesUnasked && !isFetching) void fetchNextPage();
  }, [isBlank, pages, isFetching, fetchNextPage]);
  return (
    <div className="grid gap-4 pb-1">
      <div>
        <h2 className="text-21">{title}</h2>
        <p className="mt-1 text-ink-soft">{about}</p>
      </div>
      <SearchField label={label} value={search} onChange={setSearch} />
      {query.isPending || looksOn ? <SkeletonRows rows={3} /> : null}
      {query.isError ? <FailedToLoad title="We could not load the list" query={query} /> : null}
      {query.isSuccess && bookings.length === 0 && !query.hasNextPage ? (
        <EmptyState
          drawing={drawing}
          title={empty}
          text="Post your parcel on the board instead, and carriers find you."
          action={<Button onClick={onSendInstead}>Send a parcel</Button>}
        />
      ) : null}
      {bookings.length > 0 ? (
        <ul aria-label={list} className="-mx-5">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingRow booking={booking} onChoose={() => onChoose(booking)} />
            </li>
          ))}
        </ul>
      ) : null}
      {isBlank && !looksOn ? <p className="text-ink-soft">Nothing with room so far. There is more to look through.</p> : null}
      {query.hasNextPage && !looksOn ? (
        <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}

function BookingRow({ booking, onChoose }: { readonly booking: Booking; readonly onChoose: () => void }) {
  const { author } = booking;
  const stops = booking.itemType === 2 ? [booking.dropOffAddressJson] : booking.dropOffAddressesJson;
  const day = dayInWords(booking.shippingDate, lagosDay(new Date()));
  const room = roomInWords(booking);
  return (
    <button type="button" className="list-row" onClick={onChoose}>
      <Avatar name={author.fullName} src={author.profilePicture} size={44} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          <FromTo
            from={booking.pickupAddressJson.label}
            to={stops.map(({ label, city }) => (stops.length > 1 ? city || label : label)).join(', ')}
          />
        </span>
        <span className="mt-0.5 flex gap-x-2 text-13 text-ink-soft">
          <span className="min-w-0 truncate">{author.fullName}</span>
          <Rated rating={author.rating} />
        </span>
        <span className="block text-13 text-ink-soft">
          {booking.itemType === 2 ? `${day} · ${modeWord(booking.dispatchMode)}` : day}
          {room === undefined ? null : (
            <>
              <span className="max-md:sr-only"> · </span>
              <span className="max-md:block max-md:first-letter:uppercase">{room}</span>
            </>
          )}
        </span>
      </span>
      <PriceOf booking={booking} />
    </button>
  );
}

function PriceOf({ booking }: { readonly booking: Booking }) {
  if (booking.itemType === 4) {
    const { priceStart, currency } = booking;
    return <MoneyLine side="sender" fee={priceStart} charge={usualCharge(currency)} currency={currency} bound="from" />;
  }
  const { pricePerKg, currency } = booking;
  if (pricePerKg === null || currency === null) return null;
  return (
    <span className="flex-none text-right text-13 text-ink-soft">
      <Amount minor={minorOf(pricePerKg)} currency={currency} className="text-15 text-ink" />
      <span className="block">a kilogram</span>
    </span>
  );
}
