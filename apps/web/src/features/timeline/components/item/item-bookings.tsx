import { useInfiniteQuery } from '@tanstack/react-query';
import { itemHref } from '../../../../session/paths.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { BookingAnswer } from '../../../orders/index.ts';
import { listBookingsQuery } from '../../api/list-bookings.ts';
import { shortTitle, weightInWords } from '../../model/feed/item-words.ts';
import { PackageMoney } from './package-money.tsx';

/** For whoever travels: the parcels that ask to come along. */
export function ItemBookings({ itemId }: { readonly itemId: string }) {
  const { open } = usePopup();
  const query = useInfiniteQuery(listBookingsQuery(itemId));
  const parcels = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card className="overflow-hidden p-0">
      <h2 className="px-5 pt-4 pb-3 text-17">Parcels that ask to travel with you</h2>
      {parcels.length === 0 && !query.isSuccess ? (
        <div className="border-t border-line p-5">
          <Loading query={query} failed="We could not load them" rows={2} />
        </div>
      ) : null}
      {query.isSuccess && parcels.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-ink-soft">Nobody has asked yet. You hear from us when somebody does.</p>
      ) : null}
      {parcels.length > 0 ? (
        <ul className="border-t border-line">
          {parcels.map((parcel) => (
            <li key={parcel.id}>
              <ListRow
                to={itemHref(parcel)}
                title={shortTitle(parcel)}
                text={`${parcel.author.fullName} · ${weightInWords(parcel.weight)}`}
                trailing={<PackageMoney item={parcel} />}
              />
              <BookingAnswer
                packageId={parcel.id}
                itemId={itemId}
                onOrder={(orderId) => open('OrderDetails', { orderId })}
                onKyc={() => open('CompleteKyc')}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {query.hasNextPage ? (
        <div className="border-t border-line p-3">
          <Button variant="quiet" full busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
