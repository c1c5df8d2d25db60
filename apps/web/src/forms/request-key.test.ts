import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRequestKey, requestKey } from './request-key.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    kept,
  };
}

describe('the key of a request that moves money', () => {
  let store = memory();
  beforeEach(() => {
    store = memory();
  });

  it('is the same for the same request, so that a second try happens once', () => {
    const first = requestKey(store, 'payout.NGN', { amount: 500, bank: '044' });
    expect(requestKey(store, 'payout.NGN', { amount: 500, bank: '044' })).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another one as soon as anything changes, and stays another one when it is changed back', () => {
    const first = requestKey(store, 'top-up.NGN', { amount: 500 });
    const second = requestKey(store, 'top-up.NGN', { amount: 501 });
    expect(second).not.toBe(first);
    expect(requestKey(store, 'top-up.NGN', { amount: 500 })).not.toBe(first);
  });

  it('is another one once the request has happened', () => {
    const first = requestKey(store, 'top-up.NGN', { amount: 500 });
    forgetRequestKey(store, 'top-up.NGN');
    expect(requestKey(store, 'top-up.NGN', { amount: 500 })).not.toBe(first);
  });

  it('is not shared by two forms', () => {
    expect(requestKey(store, 'top-up.NGN', { amount: 5 })).not.toBe(requestKey(store, 'top-up.USD', { amount: 5 }));
  });

  it('expires where it has a lifetime, and never otherwise', () => {
    const lastsMs = 1000;
    const first = requestKey(store, 'top-up.NGN', { amount: 5 }, { lastsMs, now: 0 });
    expect(requestKey(store, 'top-up.NGN', { amount: 5 }, { lastsMs, now: 999 })).toBe(first);
    expect(requestKey(store, 'top-up.NGN', { amount: 5 }, { now: 1_000_000 })).toBe(first);
    expect(requestKey(store, 'top-up.NGN', { amount: 5 }, { lastsMs, now: 1000 })).not.toBe(first);
  });

  it('is made anew when the stored one cannot be read', () => {
    store.setItem('waybill.request.payout.NGN', '{"about":"{}","key":5}');
    expect(requestKey(store, 'payout.NGN', {})).toMatch(/^[0-9a-f]{32}$/);
    store.setItem('waybill.request.payout.NGN', 'not json');
    expect(requestKey(store, 'payout.NGN', {})).toMatch(/^[0-9a-f]{32}$/);
  });
});
