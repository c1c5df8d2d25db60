import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { MyPackageView } from '@waybill/contract/orders/my-package-view';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { isBackwards } from '../../../../ui/day-range-fields.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { MoreButton } from '../../../../ui/more-button.tsx';
import { readerZone } from '../../../../ui/reader-zone.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useMedia, wide } from '../../../../ui/use-media.ts';
import { listMyPackagesQuery } from '../../api/list-my-packages.ts';
import { listOrdersQuery, type OrderFilter } from '../../api/list-orders.ts';
import { countFilters, isAboutParcels } from '../../model/order-filter.ts';
import { MyPackageCard, MyPackageTableRow } from './my-package-row.tsx';
import { type FilterItem, OrderFilters } from './order-filters.tsx';
import { OrderCard, OrderTableRow } from './order-row.tsx';

type OrderListProps = {
  readonly filter: OrderFilter;
  readonly useItems: () => readonly FilterItem[];
  readonly onFilter: (filter: OrderFilter) => void;
  readonly onOpen: (orderId: string) => void;
  readonly onParcel: (mine: MyPackageView) => void;
  /** For whoever has none at all. */
  readonly nothingYet: ReactNode;
};

/** Parcels of one’s own that look for a carrier, then every order, newest first: a table where there is room for one, slips where there is not. */
export function OrderList(props: OrderListProps) {
  const { filter, useItems, onFilter } = props;
  return (
    <section aria-labelledby="orders-heading">
      <Card className="overflow-hidden p-0">
        <h2 id="orders-heading" className="sr-only">
          All orders
        </h2>
        <OrderFilters filter={filter} useItems={useItems} onChange={onFilter} />
        {isBackwards(filter) ? <NothingFits onClear={() => onFilter({})} /> : <Lines {...props} />}
      </Card>
    </section>
  );
}

function Lines({ filter, onFilter, onOpen, onParcel, nothingYet }: OrderListProps) {
  const hasOrders = filter.looking === undefined;
  const hasParcels = isAboutParcels(filter);
  const parcels = useInfiniteQuery({ ...listMyPackagesQuery(filter, readerZone()), enabled: hasParcels });
  const query = useInfiniteQuery({ ...listOrdersQuery(filter, readerZone()), enabled: hasOrders });
  const mine = hasParcels ? (parcels.data?.pages.flatMap((page) => page.items) ?? []) : [];
  const orders = hasOrders ? (query.data?.pages.flatMap((page) => page.items) ?? []) : [];
  const lists = [
    ...(hasParcels ? [{ list: parcels, failed: 'We could not load your parcels' }] : []),
    ...(hasOrders ? [{ list: query, failed: 'We could not load your orders' }] : []),
  ];
  // Both before either is drawn: what came later would push the rest down under the finger.
  if (lists.some(({ list }) => list.isPending))
    return (
      <div className="border-t border-line p-5">
        <SkeletonRows rows={5} />
      </div>
    );
  const missing = lists.filter(({ list }) => list.data === undefined);
  const isEmpty = orders.length + mine.length === 0;
  if (isEmpty && missing.length === 0)
    return countFilters(filter) > 0 ? <NothingFits onClear={() => onFilter({})} /> : nothingYet;
  return (
    <>
      {missing.map(({ list, failed }) => (
        <div key={failed} className="border-t border-line p-5">
          <FailedToLoad title={failed} query={list} />
        </div>
      ))}
      {isEmpty ? null : <Orders mine={mine} orders={orders} onOpen={onOpen} onParcel={onParcel} />}
      <More query={hasParcels && parcels.hasNextPage ? parcels : query} />
    </>
  );
}

type MoreProps = {
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<{ readonly nextCursor: string | null }>>,
    'data' | 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
};

function More({ query }: MoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <MoreButton
      key={query.data?.pages.at(-1)?.nextCursor}
      busy={query.isFetchingNextPage}
      error={query.isFetchNextPageError ? query.error?.message : undefined}
      onMore={() => void query.fetchNextPage()}
      className="p-3"
    />
  );
}

type OrdersProps = Pick<OrderListProps, 'onOpen' | 'onParcel'> & {
  /** First, as nobody else has a hand in them yet. */
  readonly mine: readonly MyPackageView[];
  readonly orders: readonly OrderSummaryView[];
};

function Orders({ mine, orders, onOpen, onParcel }: OrdersProps) {
  const isWide = useMedia(wide);
  if (!isWide)
    return (
      <ul aria-label="Orders" className="border-t border-line">
        {mine.map((one) => (
          <li key={one.package.id}>
            <MyPackageCard mine={one} onOpen={() => onParcel(one)} />
          </li>
        ))}
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onOpen={() => onOpen(order.id)} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-15">
        <caption className="sr-only">Orders</caption>
        <thead>
          <tr className="border-t border-line caption">
            {['Way', 'With', 'What', 'Goes'].map((word) => (
              <th key={word} scope="col" className="px-3 py-2 font-normal first:w-[24%] first:pl-5">
                {word}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right font-normal">
              Money
            </th>
            <th scope="col" className="py-2 pr-5 pl-3 text-right font-normal">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {mine.map((one) => (
            <MyPackageTableRow key={one.package.id} mine={one} onOpen={() => onParcel(one)} />
          ))}
          {orders.map((order) => (
            <OrderTableRow key={order.id} order={order} onOpen={() => onOpen(order.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NothingFits({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="border-t border-line">
      <EmptyState
        drawing="shelf"
        title="Nothing fits this filter"
        text="There may be orders on other days, with other people or with another status."
        action={
          <Button variant="secondary" onClick={onClear}>
            Show everything
          </Button>
        }
      />
    </div>
  );
}
