import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { isBackwards } from '../../../../ui/day-range-fields.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { MoreButton } from '../../../../ui/more-button.tsx';
import { readerZone } from '../../../../ui/reader-zone.ts';
import { useMedia, wide } from '../../../../ui/use-media.ts';
import { listOrdersQuery, type OrderFilter } from '../../api/list-orders.ts';
import { countFilters } from '../../model/order-filter.ts';
import { type FilterItem, OrderFilters } from './order-filters.tsx';
import { OrderCard, OrderTableRow } from './order-row.tsx';

type OrderListProps = {
  readonly filter: OrderFilter;
  readonly useItems: () => readonly FilterItem[];
  readonly onFilter: (filter: OrderFilter) => void;
  readonly onOpen: (orderId: string) => void;
  /** For whoever has none at all. */
  readonly nothingYet: ReactNode;
};

/** Every order of one’s own, newest first: a table where there is room for one, slips where there is not. */
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

function Lines({ filter, onFilter, onOpen, nothingYet }: OrderListProps) {
  const query = useInfiniteQuery(listOrdersQuery(filter, readerZone()));
  const orders = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (orders.length === 0 && !query.isSuccess)
    return (
      <div className="border-t border-line p-5">
        <Loading query={query} failed="We could not load your orders" rows={5} />
      </div>
    );
  if (orders.length === 0) return countFilters(filter) > 0 ? <NothingFits onClear={() => onFilter({})} /> : nothingYet;
  return (
    <>
      <Orders orders={orders} onOpen={onOpen} />
      {query.hasNextPage ? (
        <MoreButton
          key={query.data?.pages.at(-1)?.nextCursor}
          busy={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? query.error?.message : undefined}
          onMore={() => void query.fetchNextPage()}
          className="p-3"
        />
      ) : null}
    </>
  );
}

type OrdersProps = { readonly orders: readonly OrderSummaryView[]; readonly onOpen: (orderId: string) => void };

function Orders({ orders, onOpen }: OrdersProps) {
  const isWide = useMedia(wide);
  if (!isWide)
    return (
      <ul aria-label="Orders" className="border-t border-line">
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
              <th key={word} scope="col" className="px-3 py-2 font-normal first:pl-5">
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
