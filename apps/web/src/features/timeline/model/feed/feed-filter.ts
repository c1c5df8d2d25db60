import { timelineItemType, timelineLimits } from '@waybill/contract/timeline/enums';

export const feedTypes = ['all', 'parcels', 'express', 'trips', 'batches', 'posts', 'mine'] as const;
export type FeedType = (typeof feedTypes)[number];

/** The filter of the timeline, as the address says it. */
export type FeedFilter = {
  readonly type: FeedType;
  /** Words looked for; they look through every kind of item. */
  readonly search: string;
  /** These four are for parcels only. */
  readonly date?: string;
  readonly mode?: number;
  readonly from?: string;
  readonly to?: string;
};

export const feedTypeWords: Readonly<Record<FeedType, string>> = {
  all: 'All',
  parcels: 'Parcels',
  express: 'Express',
  trips: 'Trips',
  batches: 'Batches',
  posts: 'Posts',
  mine: 'Mine',
};

/** Parcels are asked for by a call of their own, which knows days and places; Express ones are among them. */
type WireFeedType = Exclude<FeedType, 'parcels'>;

const wireTypes: Readonly<Record<WireFeedType, number>> = {
  all: timelineItemType.All,
  express: timelineItemType.Express,
  trips: timelineItemType.TravellersRequest,
  batches: timelineItemType.BatchShipping,
  posts: timelineItemType.Post,
  mine: timelineItemType.Mine,
};

export function wireTypeOf(type: WireFeedType): number {
  return wireTypes[type];
}

export const everything: FeedFilter = { type: 'all', search: '' };

const details = ['date', 'mode', 'from', 'to'] as const;

/** The filter that the address asks for. Whatever is no filter is none. */
export function readFeedFilter(query: URLSearchParams): FeedFilter {
  const type = feedTypes.find((name) => name === query.get('type')) ?? 'all';
  const search = words(query, 'search');
  if (search !== '') return { type: 'all', search };
  if (type !== 'parcels') return { type, search };
  const [date, mode, from, to] = [query.get('date') ?? '', query.get('mode') ?? '', words(query, 'from'), words(query, 'to')];
  return {
    type,
    search,
    ...(isDay(date) ? { date } : {}),
    ...(/^[0-6]$/.test(mode) ? { mode: Number(mode) } : {}),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  };
}

/** The query of an address that asks for this filter. */
export function feedSearch(filter: FeedFilter): string {
  const query = new URLSearchParams();
  if (filter.search !== '') query.set('search', filter.search);
  else if (filter.type !== 'all') query.set('type', filter.type);
  if (filter.type === 'parcels' && filter.search === '')
    for (const name of details) if (filter[name] !== undefined) query.set(name, String(filter[name]));
  return query.size === 0 ? '' : `?${query}`;
}

/** Counts the parcels’ own filters that are in use. */
export function countDetails(filter: FeedFilter): number {
  return details.filter((name) => filter[name] !== undefined).length;
}

function words(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, timelineLimits.search);
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
