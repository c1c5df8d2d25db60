import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { BodyFor, ResultOf } from '@waybill/contract/call';
import { getQuote as call } from '@waybill/contract/timeline/get-quote';

export type QuoteInput = BodyFor<typeof call>;
export type Quote = ResultOf<typeof call>;

/** The price of the same delivery does not change while a form is filled in. */
const freshMs = 5 * 60_000;

export async function getQuote(input: QuoteInput): Promise<Quote> {
  return api().call(call, { body: input });
}

export function getQuoteQuery(input: QuoteInput) {
  return queryOptions({
    queryKey: ['quote', input],
    queryFn: ({ signal }) => api().call(call, { body: input, signal }),
    staleTime: freshMs,
  });
}
