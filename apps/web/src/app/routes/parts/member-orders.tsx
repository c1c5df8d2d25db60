import { useInfiniteQuery } from '@tanstack/react-query';
import { DutyCard } from '../../../features/fleet/components/duty-card.tsx';
import { listOrdersQuery } from '../../../features/orders/api/list-orders.ts';
import { orderStatusWord } from '../../../features/orders/model/status-words.ts';
import { orderHref } from '../../../session/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { readerZone } from '../../../ui/reader-zone.ts';

/** The orders that somebody sees who is not of the office: a rider theirs, an accountant all of them. */
export function MemberOrders({ isRider }: { readonly isRider: boolean }) {
  const query = useInfiniteQuery(listOrdersQuery({}, readerZone()));
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page narrow>
      <PageHeader title={isRider ? 'Your work' : 'Orders'} compact />
      {isRider ? (
        <div className="mb-5">
          <DutyCard isShort />
        </div>
      ) : null}
      <Card className="overflow-hidden p-0">
        {query.data ? null : <Loading query={query} failed="We could not load the orders" />}
        {query.data && orders.length === 0 ? (
          <EmptyState
            drawing="parcel"
            title={isRider ? 'Nothing to ride yet' : 'No orders yet'}
            text={
              isRider
                ? 'When your dispatcher gives you a parcel, your phone rings and it stands here.'
                : 'They are listed here as they come.'
            }
          />
        ) : null}
        {orders.map(({ id, pickup, dropOff, orderStatus }) => (
          <ListRow key={id} to={orderHref(id)} title={`${pickup} → ${dropOff}`} text={orderStatusWord(orderStatus)} />
        ))}
      </Card>
      {query.hasNextPage ? (
        <MoreButton key={orders.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
    </Page>
  );
}
