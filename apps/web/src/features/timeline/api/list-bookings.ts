import { api } from '@waybill/client/browser-client';
import { listBookings as call } from '@waybill/contract/timeline/list-bookings';
import { pagedQuery } from '../../../session/paged-query.ts';

/** Parcels that ask to travel with one’s own trips and batches; with an id, with that one only. */
export function listBookingsQuery(timelineItemId?: string) {
  const only = timelineItemId === undefined ? {} : { timelineItemId };
  return pagedQuery(['timeline', 'bookings', timelineItemId ?? 'all'], (page, signal) =>
    api().call(call, { query: { ...page, ...only }, signal }),
  );
}
