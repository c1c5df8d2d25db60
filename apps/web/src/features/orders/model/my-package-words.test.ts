import { describe, expect, it } from 'vitest';
import { packageWith } from '../../../tests/parcels.ts';
import { myPackage } from '../tests/my-packages.ts';
import { myPackageWords } from './my-package-words.ts';

const wordsOf = (changes: Parameters<typeof myPackage>[1]) => myPackageWords(myPackage('1', changes));

describe('a parcel that looks for a carrier', () => {
  it('says how many saw it and how many asked', () => {
    expect(wordsOf({})).toMatchObject({ word: 'Looking for a carrier', text: 'Nobody has opened it yet' });
    expect(wordsOf({ seenBy: 1 }).text).toBe('1 person saw it');
    expect(wordsOf({ seenBy: 12, askedBy: 2 }).text).toBe('12 people saw it, 2 asked');
  });

  it('says how the search for a rider goes', () => {
    const search = { state: 'idle', ringsUntil: null, rung: 0 } as const;
    expect(wordsOf({ search }).word).toBe('Looking for a rider');
    expect(wordsOf({ search: { ...search, state: 'ringing', rung: 1 } }).text).toBe('1 rider is rung');
    expect(wordsOf({ search: { ...search, state: 'ringing', rung: 5 } }).text).toBe('5 riders are rung');
    expect(wordsOf({ search: { ...search, state: 'nobody', rung: 5 } }).word).toBe('No rider yet');
  });

  it('says that the money is back when nobody took it', () => {
    const words = wordsOf({ package: packageWith('1', { status: 'expired' }) });
    expect(words).toEqual({
      word: 'Nobody took it in time',
      short: 'Too late',
      tone: 'ink',
      text: 'Your money is back. Send it again?',
    });
  });
});
