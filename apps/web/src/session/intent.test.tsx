import { beforeEach, describe, expect, it } from 'vitest';
import { type Intent, keepIntent, takeIntent } from './intent.ts';
import { hasIntent, intentKey } from './intent-key.ts';

const yaba = { label: 'Yaba, Lagos', latitude: 6.515, longitude: 3.378, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };
const parcel: Intent = { kind: 'send', from: yaba, to: { ...yaba, label: 'Ikeja, Lagos' }, weight: 2.5 };

describe('what a visitor came for', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there once, as it was typed', () => {
    keepIntent(sessionStorage, parcel);
    expect(hasIntent(() => sessionStorage)).toBe(true);
    expect(takeIntent(sessionStorage)).toEqual(parcel);
    expect(hasIntent(() => sessionStorage)).toBe(false);
    expect(takeIntent(sessionStorage)).toBeUndefined();
  });

  it('leads to a page of our own', () => {
    keepIntent(sessionStorage, { kind: 'open', href: '/timeline/post/1/pkg_7' });
    expect(takeIntent(sessionStorage)).toEqual({ kind: 'open', href: '/timeline/post/1/pkg_7' });
  });

  it.each([
    ['no JSON', 'a parcel'],
    ['nothing known', '{"kind":"steal"}'],
    ['a parcel without weight', JSON.stringify({ ...parcel, weight: 0 })],
    ['a place that is none', JSON.stringify({ ...parcel, from: { label: 'Yaba' } })],
    ['more than we wrote', JSON.stringify({ ...parcel, price: 1 })],
    ['another site', '{"kind":"open","href":"//evil.example"}'],
    ['a script', '{"kind":"open","href":"javascript:alert(1)"}'],
  ])('is forgotten when somebody else wrote it: %s', (_, stored) => {
    sessionStorage.setItem(intentKey, stored);
    expect(takeIntent(sessionStorage)).toBeUndefined();
    expect(sessionStorage.getItem(intentKey)).toBeNull();
  });
});
