import { useQuery as useData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listActiveNegotiationsQuery } from '../../features/orders/api/list-active-negotiations.ts';
import { listMyPackagesQuery } from '../../features/orders/api/list-my-packages.ts';
import { askedOrdersQuery, listOrdersQuery, runningOrdersQuery } from '../../features/orders/api/list-orders.ts';
import type { FilterItem } from '../../features/orders/components/list/order-filters.tsx';
import { OrderList } from '../../features/orders/components/list/order-list.tsx';
import { WaitingForYou } from '../../features/orders/components/list/waiting-for-you.tsx';
import { readOrderFilter, withOrderFilter } from '../../features/orders/model/order-filter.ts';
import { myItemsQuery } from '../../features/timeline/api/list-timeline.ts';
import { kindWord, shortTitle } from '../../features/timeline/model/feed/item-words.ts';
import { acting } from '../../session/acting.ts';
import { paths } from '../../session/paths.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { useLocation, useNavigate, useQuery } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { readerZone } from '../../ui/reader-zone.ts';
import { askAhead } from '../ask-ahead.ts';
import { MemberOrders } from './parts/member-orders.tsx';

export function OrdersRoute() {
  const role = acting()?.role;
  return role === 'rider' || role === 'accountant' ? <MemberOrders isRider={role === 'rider'} /> : <AllOrders />;
}

function AllOrders() {
  const { open } = usePopup();
  const navigate = useNavigate();
  const { search } = useLocation();
  const filter = readOrderFilter(useQuery());
  useFreshOrders();
  return (
    <Page>
      <PageHeader
        {...OrdersRoute.heading}
        actions={
          <div className="-my-3 flex flex-wrap gap-x-5">
            {acting() ? null : (
              <Link to={paths.imports} className="inline-flex min-h-11 items-center font-medium text-lagoon hover:underline">
                Send from a file
              </Link>
            )}
            <Link to={paths.collections} className="inline-flex min-h-11 items-center font-medium text-lagoon hover:underline">
              Collected together
            </Link>
            <Link to={paths.labels} className="inline-flex min-h-11 items-center font-medium text-lagoon hover:underline">
              Print labels
            </Link>
            <Link to={paths.sales} className="inline-flex min-h-11 items-center font-medium text-lagoon hover:underline">
              What you sell by link
            </Link>
          </div>
        }
      />
      <div className="grid gap-5">
        <WaitingForYou
          onOpen={(orderId) => open('OrderDetails', { orderId })}
          onNegotiate={(packageId, userId) => open('MessageRequestDetails', { packageId, userId })}
        />
        <OrderList
          filter={filter}
          useItems={useMyItems}
          onFilter={(next) => navigate({ search: withOrderFilter(search, next) }, { replace: true })}
          onOpen={(orderId) => open('OrderDetails', { orderId })}
          onParcel={({ package: { id, itemType, status } }) =>
            // An express parcel is looked for now: its search says how that goes, and leads to the parcel.
            itemType === 5 && status === 'open'
              ? open('ExpressDeliveryList', { packageId: id })
              : open('PackageDetails', { itemId: id, itemType: String(itemType) })
          }
          nothingYet={<NothingYet onSend={() => open('PostSend')} onCarry={() => open('Deliver')} />}
        />
      </div>
    </Page>
  );
}

OrdersRoute.heading = {
  title: 'Orders',
  lead: 'What you send and what you carry, from the first word to the handover.',
  compact: true,
};

// All that stands above the list, too: what came later would push it down under the finger.
OrdersRoute.askAhead = askAhead((query) =>
  // Riders and accountants see another list.
  acting()?.role === 'rider' || acting()?.role === 'accountant'
    ? []
    : [
        (queries) => queries.prefetchInfiniteQuery(listMyPackagesQuery(readOrderFilter(query), readerZone())),
        (queries) => queries.prefetchInfiniteQuery(listOrdersQuery(readOrderFilter(query), readerZone())),
        (queries) => queries.prefetchQuery(askedOrdersQuery),
        (queries) => queries.prefetchQuery(runningOrdersQuery),
        (queries) => queries.prefetchQuery(listActiveNegotiationsQuery),
      ],
);

function useMyItems(): readonly FilterItem[] {
  const mine = useData(myItemsQuery).data?.items ?? [];
  return mine.flatMap((item) => (item.itemType === 3 ? [] : { id: item.id, label: `${kindWord(item)}: ${shortTitle(item)}` }));
}

/** Somebody changed an order: what is shown is fetched again, quietly. */
function useFreshOrders(): void {
  const queries = useQueryClient();
  const isStale = useUiState((state) => state.refreshOrdersTable);
  useEffect(() => {
    if (!isStale) return;
    ui.ordersRefreshed();
    // A page that got the event has asked already.
    if (queries.isFetching({ queryKey: ['orders', 'list'] }) === 0) void queries.invalidateQueries({ queryKey: ['orders'] });
  }, [isStale, queries]);
}

function NothingYet({ onSend, onCarry }: { readonly onSend: () => void; readonly onCarry: () => void }) {
  return (
    <div className="border-t border-line py-4">
      <EmptyState
        drawing="parcel"
        title="No orders yet"
        text="When you send a parcel or carry one, it is listed here with its stamp."
        action={
          <>
            <Button onClick={onSend}>Send a parcel</Button>
            <Button variant="secondary" onClick={onCarry}>
              Carry a parcel
            </Button>
          </>
        }
      />
    </div>
  );
}
