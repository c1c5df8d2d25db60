import { describe, expect, it } from 'vitest';
import { isBackwards } from '../../../ui/day-range-fields.tsx';
import { isFiltering, readFilter, withFilter } from './history-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

describe('the filter of the history', () => {
  it('is remembered in the address', () => {
    const filter = { status: 2, startDate: '2026-11-01', endDate: '2026-11-14' };
    expect(read(withFilter('', filter))).toEqual(filter);
  });

  it('leaves the rest of the address alone, a popup too', () => {
    expect(withFilter('?popup=fund-wallet&status=1', {})).toBe('?popup=fund-wallet');
    expect(withFilter('?status=1', {})).toBe('');
  });

  it.each(['status=4', 'status=', 'status=one', 'startDate=yesterday', 'endDate=2026-02-30', 'startDate=2026-13-01'])(
    'is none when the address says %s',
    (search) => expect(read(search)).toEqual({}),
  );

  it('knows when anything is filtered, pending (0) included', () => {
    expect(isFiltering(read('status=0'))).toBe(true);
    expect(isFiltering({})).toBe(false);
  });

  it('knows when it runs backwards', () => {
    expect(isBackwards({ startDate: '2026-11-14', endDate: '2026-11-13' })).toBe(true);
    expect(isBackwards({ startDate: '2026-11-14', endDate: '2026-11-14' })).toBe(false);
    expect(isBackwards({ startDate: '2026-11-14' })).toBe(false);
  });
});
