import { describe, expect, it } from 'vitest';
import { countDetails, everything, feedSearch, readFeedFilter, wireTypeOf } from './feed-filter.ts';

const read = (search: string) => readFeedFilter(new URLSearchParams(search));

describe('the filter of the timeline', () => {
  it('comes from the address, and what is no filter is none', () => {
    expect(read('')).toEqual(everything);
    expect(read('type=trips')).toEqual({ type: 'trips', search: '' });
    expect(read('type=unicorns&mode=2')).toEqual(everything);
    expect(read('type=parcels&date=2026-11-20&mode=4&from=Yaba&to=+Abuja+')).toEqual({
      type: 'parcels',
      search: '',
      date: '2026-11-20',
      mode: 4,
      from: 'Yaba',
      to: 'Abuja',
    });
    expect(read('type=parcels&date=2026-02-31&mode=9&from=++')).toEqual({ type: 'parcels', search: '' });
  });

  it('looks through everything for words, whatever kind was chosen before', () => {
    expect(read('type=parcels&mode=4&search=wigs')).toEqual({ type: 'all', search: 'wigs' });
  });

  it('goes back into the address as it came', () => {
    for (const search of ['', '?type=mine', '?search=blue+shoes', '?type=parcels&date=2026-11-20&mode=0&from=Yaba&to=Abuja'])
      expect(feedSearch(read(search))).toBe(search);
  });

  it('drops the parcels’ own filters with the parcels', () => {
    expect(feedSearch({ type: 'trips', search: '', mode: 4 })).toBe('?type=trips');
  });

  it('counts what is narrowed down', () => {
    expect(countDetails(read('type=parcels&mode=0&to=Abuja'))).toBe(2);
    expect(countDetails(everything)).toBe(0);
  });

  it('knows the server’s number of each kind', () => {
    expect(wireTypeOf('all')).toBe(0);
    expect(wireTypeOf('mine')).toBe(6);
    expect(wireTypeOf('express')).toBe(5);
  });
});
