import { api } from '@waybill/client/browser-client';
import { listMyPackages as call } from '@waybill/contract/orders/list-my-packages';
import { pagedQuery } from '../../../session/paged-query.ts';
import type { OrderFilter } from './list-orders.ts';

/** Below the lists of orders: whatever refreshes those refreshes these. */
const key = ['orders', 'list', 'my-packages'] as const;

// Nobody is told of each look at a parcel; whoever has the list open sees the count within a minute.
const freshMs = 60_000;

export function listMyPackagesQuery({ startDate, endDate, relatedTimelineItemid }: OrderFilter, timeZone: string) {
  const wanted = {
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(relatedTimelineItemid === undefined ? {} : { relatedTimelineItemid }),
  };
  return {
    ...pagedQuery([...key, wanted], (page, signal) => api().call(call, { query: { ...page, timeZone, ...wanted }, signal })),
    refetchInterval: freshMs,
  };
}
