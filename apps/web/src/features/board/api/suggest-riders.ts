import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { suggestRiders as call } from '@waybill/contract/board/suggest-riders';
import type { ResultOf } from '@waybill/contract/call';

export type Suggestions = ResultOf<typeof call>;

export function suggestRiders(orderId: string): Promise<Suggestions> {
  return api().call(call, { query: { orderId } });
}

/** True for the moment only: whoever opens it again asks again. */
export function suggestRidersQuery(orderId: string) {
  return queryOptions({
    queryKey: ['board-suggestions', orderId],
    queryFn: ({ signal }) => api().call(call, { query: { orderId }, signal }),
    gcTime: 0,
  });
}
