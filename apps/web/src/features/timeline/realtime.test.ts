import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { refusal, standInApi } from '../../tests/stand-in-api.tsx';
import { findCached } from './model/feed/change-everywhere.ts';
import type { Feed } from './model/feed/feed-cache.ts';
import { handleItemEvent } from './realtime.ts';
import { parcel, post } from './tests/items.ts';

const asked = parcel('1', { isMine: true, relatedTimelineItemType: 2, relatedTimelineItemId: 'trp_1', asksOne: true });
const address = `GET /timeline/1/${asked.id}`;
const opened = (item: unknown) => Response.json({ item, comments: { items: [], nextCursor: null } });

function seen() {
  const queries = new QueryClient();
  queries.setQueryData<Feed>(['timeline', 'feed', { type: 'mine', search: '' }], {
    pages: [{ items: [asked, post('2')], nextCursor: null }],
    pageParams: [null],
  });
  queries.setQueryData(['timeline', 'glance', 'mine'], { items: [asked] });
  return queries;
}

describe('an item that somebody did something to', () => {
  it('is brought anew into the lists that show it, and the glances look again', async () => {
    standInApi({ [address]: opened({ ...asked, status: 'withdrawn' }) });
    const queries = seen();
    await handleItemEvent(queries, asked);
    expect(findCached(queries, asked.id)).toMatchObject({ status: 'withdrawn' });
    expect(findCached(queries, post('2').id)).toEqual(post('2'));
    expect(queries.getQueryState(['timeline', 'glance', 'mine'])?.isInvalidated).toBe(true);
  });

  it('leaves the lists when it is no more', async () => {
    standInApi({ [address]: refusal('not_found', 'It was taken down.', { status: 404 }) });
    const queries = seen();
    await handleItemEvent(queries, asked);
    expect(findCached(queries, asked.id)).toBeUndefined();
  });

  it('stays as it was when it could not be asked for', async () => {
    standInApi({ [address]: refusal('unavailable', 'Back in a moment.', { status: 503 }) });
    const queries = seen();
    await handleItemEvent(queries, asked);
    expect(findCached(queries, asked.id)).toEqual(asked);
  });

  it('is not asked for when no list shows it', async () => {
    const { sent } = standInApi({});
    await handleItemEvent(new QueryClient(), asked);
    expect(sent).toEqual([]);
  });

  it('is asked for once more, and not each time, when much happens at once', async () => {
    const { sent } = standInApi({ [address]: () => opened({ ...asked, likes: 10 + sent.length }) });
    const queries = seen();
    await Promise.all([1, 2, 3, 4].map(() => handleItemEvent(queries, asked)));
    await expect.poll(() => findCached(queries, asked.id)).toMatchObject({ likes: 12 });
    expect(sent).toHaveLength(2);
  });
});
