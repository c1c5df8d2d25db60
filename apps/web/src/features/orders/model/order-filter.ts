import { longestUsername } from '@waybill/contract/text';
import { timelineItemId } from '@waybill/contract/timeline/item-fields';
import { isDay, withFilterIn } from '../../../ui/navigation/filter-in-query.ts';
import type { OrderFilter } from '../api/list-orders.ts';

const names = ['status', 'role', 'startDate', 'endDate', 'postedByUsername', 'relatedTimelineItemid'] as const;

/** The filter that the address asks for. Whatever is no filter is none. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const said = (name: (typeof names)[number]) => (query.get(name) ?? '').trim();
  const role = said('role');
  const person = said('postedByUsername').replace(/^@/, '').slice(0, longestUsername);
  return {
    ...(/^\d$/.test(said('status')) ? { status: Number(said('status')) } : {}),
    ...(role === 'sender' || role === 'carrier' ? { role } : {}),
    ...(isDay(said('startDate')) ? { startDate: said('startDate') } : {}),
    ...(isDay(said('endDate')) ? { endDate: said('endDate') } : {}),
    ...(person === '' ? {} : { postedByUsername: person }),
    ...(timelineItemId.safeParse(said('relatedTimelineItemid')).success
      ? { relatedTimelineItemid: said('relatedTimelineItemid') }
      : {}),
  };
}

export function withOrderFilter(search: string, filter: OrderFilter): string {
  return withFilterIn(search, names, filter);
}

export function countFilters(filter: OrderFilter): number {
  return names.filter((name) => filter[name] !== undefined).length;
}
