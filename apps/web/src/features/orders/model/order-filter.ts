import { longestUsername } from '@waybill/contract/text';
import { timelineItemId } from '@waybill/contract/timeline/item-fields';
import { isDay, withFilterIn } from '../../../ui/navigation/filter-in-query.ts';
import type { OrderFilter } from '../api/list-orders.ts';

const names = ['status', 'looking', 'role', 'startDate', 'endDate', 'postedByUsername', 'relatedTimelineItemid'] as const;

/** The filter that the address asks for. Whatever is no filter is none. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const param = (name: (typeof names)[number]) => (query.get(name) ?? '').trim();
  const role = param('role');
  const person = param('postedByUsername').replace(/^@/, '').slice(0, longestUsername);
  return {
    ...(/^\d$/.test(param('status')) ? { status: Number(param('status')) } : {}),
    ...(param('looking') === 'true' ? { looking: 'true' } : {}),
    ...(role === 'sender' || role === 'carrier' ? { role } : {}),
    ...(isDay(param('startDate')) ? { startDate: param('startDate') } : {}),
    ...(isDay(param('endDate')) ? { endDate: param('endDate') } : {}),
    ...(person === '' ? {} : { postedByUsername: person }),
    ...(timelineItemId.safeParse(param('relatedTimelineItemid')).success
      ? { relatedTimelineItemid: param('relatedTimelineItemid') }
      : {}),
  };
}

export function withOrderFilter(search: string, filter: OrderFilter): string {
  return withFilterIn(search, names, filter);
}

/** What nobody carries has no status of an order and no other sender. */
export function isAboutParcels({ status, role, postedByUsername }: OrderFilter): boolean {
  return status === undefined && role !== 'carrier' && postedByUsername === undefined;
}

export function countFilters(filter: OrderFilter): number {
  return names.filter((name) => filter[name] !== undefined).length;
}
