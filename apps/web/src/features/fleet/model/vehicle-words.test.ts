import { describe, expect, it } from 'vitest';
import { kindWord, paperWarning, vehicleLine } from './vehicle-words.ts';

describe('a vehicle in words', () => {
  it('is its kind and its room', () => {
    expect(vehicleLine({ kind: 3, capacityKg: 8000, capacityPlaces: 1 })).toBe('Truck · 8,000 kg · 1 parcel');
    expect(kindWord(6)).toBe('Vehicle');
  });

  it.each([
    [31, '2026-12-20', undefined],
    [16, '2026-12-05', 'Insurance runs out on Sat 5 Dec, in 16 days'],
    [1, '2026-11-20', 'Insurance runs out on Fri 20 Nov, in a day'],
    [0, '2026-11-19', 'Insurance runs out today'],
    [-2, '2026-11-17', 'Insurance ran out on Tue 17 Nov'],
  ])('warns of a paper with %s days left', (daysLeft, expiresOn, words) => {
    expect(paperWarning({ kind: 'insurance', expiresOn, daysLeft }, '2026-11-19')).toBe(words);
  });
});
