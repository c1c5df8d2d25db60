import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { parcel, post, trip } from '../../tests/items.ts';
import { showNew } from './change-everywhere.ts';
import { type Feed, itemsOf } from './feed-cache.ts';
import { feedTypes } from './feed-filter.ts';

/** Somebody who has looked at every list. */
function lists() {
  const queries = new QueryClient();
  const keyOf = (type: string) => ['timeline', 'feed', { type, search: '' }];
  for (const type of feedTypes)
    queries.setQueryData<Feed>(keyOf(type), { pages: [{ items: [], nextCursor: null }], pageParams: [null] });
  const holding = (id: string) =>
    feedTypes.filter((type) => itemsOf(queries.getQueryData<Feed>(keyOf(type))).some((item) => item.id === id));
  return { queries, holding };
}

describe('something one has just posted', () => {
  it.each([
    [parcel('1'), ['all', 'parcels', 'mine']],
    [parcel('1', { itemType: 5 }), ['all', 'parcels', 'express', 'mine']],
    [trip('1'), ['all', 'trips', 'mine']],
    [post('1'), ['all', 'posts', 'mine']],
  ])('stands in the lists it belongs to', (item, expected) => {
    const { queries, holding } = lists();
    showNew(queries, item);
    expect(holding(item.id)).toEqual(expected);
  });

  it('stands among one’s own only, when it asks one carrier and nobody else', () => {
    const { queries, holding } = lists();
    const asked = parcel('1', { relatedTimelineItemType: 2, relatedTimelineItemId: trip('1').id, asksOne: true });
    showNew(queries, asked);
    expect(holding(asked.id)).toEqual(['mine']);
  });
});
