import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listBookingsQuery } from '../../../features/timeline/api/list-bookings.ts';
import { myItemsQuery } from '../../../features/timeline/api/list-timeline.ts';
import { counted, shortTitle } from '../../../features/timeline/model/feed/item-words.ts';
import { itemHref } from '../../../session/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';
import { ListRow } from '../../../ui/list-row.tsx';

/** The rounds a business has posted, with how many parcels ask to travel with each; the bookings themselves are on its page. */
export function MyBatches({ onPost }: { readonly onPost: () => void }) {
  const { data } = useQuery(myItemsQuery);
  const bookings = useInfiniteQuery(listBookingsQuery()).data?.pages.flatMap(({ items }) => items) ?? [];
  const batches = (data?.items ?? []).flatMap((item) => (item.itemType === 4 ? item : []));
  const today = lagosDay(new Date());
  if (!data) return null;
  return (
    <Card className="overflow-hidden p-0" role="region" aria-labelledby="my-batches">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2">
        <h2 id="my-batches" className="text-17">
          Your batches
        </h2>
        <Button variant="quiet" className="min-h-11 text-15" onClick={onPost}>
          Post one
        </Button>
      </div>
      {batches.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-ink-soft">
          One pickup, several drop-offs, a day and a range of prices: post a round, and senders book it.
        </p>
      ) : (
        <ul className="border-t border-line">
          {batches.map((batch) => (
            <li key={batch.id}>
              <ListRow
                to={itemHref(batch)}
                title={shortTitle(batch)}
                text={`${dayInWords(batch.shippingDate, today)} · ${bookedWords(bookings.filter(({ relatedTimelineItemId: on }) => on === batch.id).length)}`}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function bookedWords(count: number): string {
  return count === 0 ? 'no bookings yet' : counted(count, 'booking', 'bookings');
}
