import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messagesKey, toEntry } from '../../session/offline/cache-entries.ts';
import { chooseZone } from '../../ui/chosen-zone.ts';
import { fill, wordsFor } from './show-cached-data.ts';

const now = Date.now();
const orders = ['orders', 'list', {}];

function cacheEntry(key: readonly unknown[], data: unknown, at = now) {
  const entry = toEntry(key, data, at);
  if (!entry) throw new Error('not cached');
  return entry;
}

/** Somebody has a page before them that shows this. */
function show(queries: QueryClient, queryKey: readonly unknown[]) {
  return new QueryObserver(queries, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {});
}

describe('showing stored data', () => {
  it('fills in what is missing, as old as it is, and leaves what is known', () => {
    const queries = new QueryClient();
    queries.setQueryData(['unseen'], { chats: 5 });
    const filled = fill(
      queries,
      [cacheEntry(orders, { items: [1] }, now - 60_000), cacheEntry(['unseen'], { chats: 1 })],
      vi.fn(),
    );
    expect(queries.getQueryData(orders)).toEqual({ items: [1] });
    expect(queries.getQueryState(orders)?.dataUpdatedAt).toBe(now - 60_000);
    expect(queries.getQueryData(['unseen'])).toEqual({ chats: 5 });
    expect(filled.size).toBe(1);
  });

  it('hands messages to their room', () => {
    const put = vi.fn();
    fill(new QueryClient(), [cacheEntry(messagesKey('rom_1'), { items: [] })], put);
    expect(put).toHaveBeenCalledExactlyOnceWith('rom_1', { items: [] });
  });

  it('passes over what cannot be read', () => {
    const queries = new QueryClient();
    fill(queries, [{ ...cacheEntry(orders, 1), text: '{' }, cacheEntry(['wallet', 'balances'], 2)], vi.fn());
    expect(queries.getQueryData(['wallet', 'balances'])).toBe(2);
    expect(queries.getQueryData(orders)).toBeUndefined();
  });
});

describe('the age of a page', () => {
  beforeAll(() => chooseZone('Africa/Lagos'));
  afterAll(() => chooseZone(null));
  const at = new Date('2026-11-16T13:05:00Z');

  it('is that of the oldest data on it', () => {
    const queries = new QueryClient();
    fill(queries, [cacheEntry(orders, 1, at.getTime()), cacheEntry(['wallet', 'balances'], 2, at.getTime() - 3600_000)], vi.fn());
    queries.setQueryData(['timeline', 'item', 'x'], 3, { updatedAt: at.getTime() - 24 * 3600_000 });
    show(queries, orders);
    expect(wordsFor(queries, at)).toBe('What you see is from 2:05 pm.');
    show(queries, ['wallet', 'balances']);
    expect(wordsFor(queries, at)).toBe('What you see is from 1:05 pm.');
  });

  it('has its day where that was not today', () => {
    const queries = new QueryClient();
    queries.setQueryData(orders, 1, { updatedAt: at.getTime() });
    show(queries, orders);
    expect(wordsFor(queries, new Date('2026-11-17T08:00:00Z'))).toBe('What you see is from Mon 16 Nov, 2:05 pm.');
  });

  it('is not shown for a page without data', () => {
    expect(wordsFor(new QueryClient(), at)).toBeNull();
  });
});
