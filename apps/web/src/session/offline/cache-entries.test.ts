import { orderView } from '@waybill/contract/orders/order-view';
import { describe, expect, it } from 'vitest';
import { fromEntry, messagesKey, outgrown, roomOf, toEntry } from './cache-entries.ts';
import type { CacheEntry } from './cache-store.ts';

const now = Date.parse('2026-11-16T13:05:00Z');
const day = 24 * 3600_000;

function entry(kind: string, name: string, at: number, length = 10): CacheEntry {
  return { name, kind, at, text: 'x'.repeat(length) };
}

describe('the data stored for a day without network', () => {
  it.each([
    [['timeline', 'feed', { type: 'all', search: '' }]],
    [['orders', 'one', 'ord_1']],
    [['orders', 'list', {}]],
    [['chat', 'rooms', '']],
    [['notifications', 'all']],
    [['wallet', 'balances']],
    [messagesKey('rom_1')],
  ])('comes back as it was: %j', (key) => {
    const cached = toEntry(key, { items: ['one'] }, now);
    expect(cached && fromEntry(cached, now)).toEqual({ key, data: { items: ['one'] }, at: now });
  });

  it.each([
    [['wallet', 'history', 'NGN', {}]],
    [['wallet', 'card-payment', 'ref_1']],
    [['bank-account', '058', '0123456789']],
    [['identity', 'sessions']],
    [['chat', 'rooms', 'tolu']],
    [['chat', 'search', 'rom_1', 'gate']],
    [['express', 'requests']],
  ])('is nothing that nobody reads on the road: %j', (key) => {
    expect(toEntry(key, { items: [] }, now)).toBeUndefined();
  });

  it('is never a code that opens a door', () => {
    const cached = toEntry(
      ['orders', 'one', 'ord_1'],
      { id: 'ord_1', pickupCode: '482913', deep: [{ handoverCode: '77' }] },
      now,
    );
    expect(cached?.text).not.toMatch(/482913|77/);
    expect(cached && fromEntry(cached, now)?.data).toEqual({ id: 'ord_1', pickupCode: null, deep: [{ handoverCode: null }] });
  });

  it('knows every code that an order shows', () => {
    // `codeWithheld` says why a code was not sent, and is none.
    const names = Object.keys(orderView.shape).filter((name) => /code|pin|token|secret/i.test(name) && name !== 'codeWithheld');
    const order = Object.fromEntries(names.map((name) => [name, 'a secret']));
    expect(names).not.toEqual([]);
    expect(toEntry(['orders', 'one', 'ord_1'], order, now)?.text).not.toContain('a secret');
  });

  it('is the first page of a list, however far somebody has scrolled', () => {
    const data = { pages: [{ items: [1] }, { items: [2] }], pageParams: [null, 'next'] };
    const cached = toEntry(['orders', 'list', {}], data, now);
    expect(cached && fromEntry(cached, now)?.data).toEqual({ pages: [{ items: [1] }], pageParams: [null] });
  });

  it('is never one answer so long that nothing else had a place', () => {
    expect(toEntry(['orders', 'one', 'ord_1'], 'x'.repeat(200_001), now)).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"key":"orders","data":1}', '{"key":["identity","sessions"],"data":1}'])(
    'is not shown where it cannot be read or is not ours to show: %s',
    (text) => expect(fromEntry({ name: 'n', kind: 'order', text, at: now }, now)).toBeUndefined(),
  );

  it('is not shown after two weeks', () => {
    const cached = toEntry(['unseen'], { chats: 1 }, now);
    expect(cached && fromEntry(cached, now + 13 * day)).toBeDefined();
    expect(cached && fromEntry(cached, now + 15 * day)).toBeUndefined();
  });

  it('tells messages of a room from everything else', () => {
    expect(roomOf(messagesKey('rom_1'))).toBe('rom_1');
    expect(roomOf(['chat', 'room', 'rom_1'])).toBeUndefined();
  });
});

describe('what is stored of a business that somebody rides for', () => {
  const lanes = 'usr_lanes';

  it('is their day and its parcels, and nothing else', () => {
    for (const key of [
      ['orders', 'today'],
      ['orders', 'one', 'ord_1'],
    ])
      expect(fromEntry(toEntry(key, { id: 1 }, now, lanes) ?? entry('day', 'n', now), now, lanes)).toMatchObject({ key });
    for (const key of [
      ['orders', 'list', {}],
      ['wallet', 'balances'],
      ['chat', 'rooms', ''],
    ])
      expect(toEntry(key, { id: 1 }, now, lanes)).toBeUndefined();
    expect(toEntry(['orders', 'today'], { id: 1 }, now), 'nobody has a day of their own').toBeUndefined();
  });

  it('is shown in the name of that business alone', () => {
    const key = ['orders', 'one', 'ord_1'];
    const kept = toEntry(key, { id: 'ord_1' }, now, lanes);
    const own = toEntry(key, { id: 'ord_1' }, now);
    expect(kept?.name).not.toBe(own?.name);
    expect(kept && fromEntry(kept, now)).toBeUndefined();
    expect(kept && fromEntry(kept, now, 'usr_other')).toBeUndefined();
    expect(own && fromEntry(own, now, lanes)).toBeUndefined();
  });
});

describe('a stored entry that is dropped', () => {
  it('is the oldest of too many of a kind, and only of that kind', () => {
    const orders = Array.from({ length: 22 }, (_, index) => entry('order', `o${index}`, now - index));
    expect(outgrown([...orders, entry('rooms', 'r', now - 5000)], now)).toEqual(['o20', 'o21']);
  });

  it('is one that is too old, or of a kind that is no longer stored', () => {
    expect(outgrown([entry('order', 'old', now - 15 * day), entry('recipes', 'soup', now)], now)).toEqual(['soup', 'old']);
  });

  it('is the oldest when it is too much for a phone', () => {
    const items = Array.from({ length: 10 }, (_, index) => entry('item', `i${index}`, now - index, 160_000));
    expect(outgrown(items, now)).toEqual(['i9']);
  });
});
