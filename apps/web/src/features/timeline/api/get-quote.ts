import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { BodyFor, ResultOf } from '@waybill/contract/call';
import { getQuote } from '@waybill/contract/timeline/get-quote';

export type QuoteInput = BodyFor<typeof getQuote>;
export type Quote = ResultOf<typeof getQuote>;

/** What the same delivery costs does not change while somebody fills in a form. */
const freshMs = 5 * 60_000;

export function quoteQuery(wish: QuoteInput) {
  return queryOptions({
    queryKey: ['quote', wish],
    queryFn: ({ signal }) => api().call(getQuote, { body: wish, signal }),
    staleTime: freshMs,
  });
}
