import { useQuery } from '@tanstack/react-query';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import { type ActiveNegotiation, listActiveNegotiationsQuery } from '../api/list-active-negotiations.ts';
import { askedOrdersQuery, runningOrdersQuery } from '../api/list-orders.ts';

export type Waiting = {
  /** Nothing is on its way any more. */
  readonly isKnown: boolean;
  /** Some of it did not arrive, so that nothing does not mean that there is nothing. */
  readonly failed: { readonly error: Error; readonly refetch: () => void } | undefined;
  /** Orders in which something of one’s own is waited for. */
  readonly orders: readonly OrderSummaryView[];
  /** Fees that one is asked to answer. */
  readonly fees: readonly ActiveNegotiation[];
  /** Fees that somebody else is asked to answer. */
  readonly talks: readonly ActiveNegotiation[];
  /** Under way, with nothing to do for oneself. */
  readonly running: readonly OrderSummaryView[];
};

/** Orders and fees that wait for the member, and orders under way. Empty until loaded. */
export function useWaiting(): Waiting {
  const lists = [useQuery(askedOrdersQuery), useQuery(runningOrdersQuery)];
  const [asked = [], running = []] = lists.map(({ data }) => data?.items ?? []);
  const query = useQuery(listActiveNegotiationsQuery);
  const negotiations = query.data?.items ?? [];
  const all = [...lists, query];
  const missing = all.filter(({ isLoadingError }) => isLoadingError);
  const error = missing[0]?.error;
  return {
    isKnown: !all.some(({ isPending }) => isPending),
    failed: error
      ? {
          error,
          refetch: () => {
            for (const { refetch } of missing) void refetch();
          },
        }
      : undefined,
    orders: [...asked, ...running].filter(({ needsMe }) => needsMe),
    fees: negotiations.filter(({ needsMe }) => needsMe),
    talks: negotiations.filter(({ needsMe }) => !needsMe),
    running: running.filter(({ needsMe }) => !needsMe),
  };
}
