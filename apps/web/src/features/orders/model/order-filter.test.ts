import { describe, expect, it } from 'vitest';
import { idOf } from '../../../tests/parcels.ts';
import { isBackwards } from '../../../ui/day-range-fields.tsx';
import { countFilters, isAboutParcels, readOrderFilter, withOrderFilter } from './order-filter.ts';

const read = (search: string) => readOrderFilter(new URLSearchParams(search));

describe('the filter of the orders', () => {
  it('is kept in the address, whole', () => {
    const filter = {
      status: 0,
      role: 'carrier',
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      postedByUsername: 'amina',
      relatedTimelineItemid: idOf('trp', '1'),
    } as const;
    expect(read(withOrderFilter('', filter))).toEqual(filter);
    expect(countFilters(filter)).toBe(6);
  });

  it('leaves the rest of the address alone', () => {
    expect(withOrderFilter('?popup=tracking&status=3', {})).toBe('?popup=tracking');
  });

  it('is none where the address says nonsense', () => {
    expect(read('?status=12&role=king&startDate=2026-02-31&endDate=x&relatedTimelineItemid=1&postedByUsername=%20')).toEqual({});
  });

  it('finds a person written with an at sign', () => {
    expect(read('?postedByUsername=@amina')).toEqual({ postedByUsername: 'amina' });
  });

  it('is about what nobody carries yet unless it asks for a status, for what one carries or for another sender', () => {
    expect(read('?looking=true')).toEqual({ looking: 'true' });
    for (const search of ['', '?looking=true', '?role=sender', '?startDate=2026-11-01'])
      expect(isAboutParcels(read(search)), search).toBe(true);
    for (const search of ['?status=1', '?role=carrier', '?postedByUsername=amina'])
      expect(isAboutParcels(read(search)), search).toBe(false);
  });

  it('notices when the last day comes first', () => {
    expect(isBackwards({ startDate: '2026-11-02', endDate: '2026-11-01' })).toBe(true);
    expect(isBackwards({ startDate: '2026-11-02' })).toBe(false);
  });
});
