import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { listWays as call } from '@waybill/contract/timeline/list-ways';

/** Who travels changes slower than a form is filled in. */
const freshMs = 60_000;

export function listWaysQuery(body: BodyFor<typeof call>) {
  return queryOptions({
    queryKey: ['timeline', 'ways', body],
    queryFn: ({ signal }) => api().call(call, { body, signal }),
    staleTime: freshMs,
  });
}
