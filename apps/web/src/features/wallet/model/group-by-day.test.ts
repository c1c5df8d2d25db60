import { addDays } from '@waybill/contract/day';
import { describe, expect, it } from 'vitest';
import { lagos } from '../../../ui/calendar.ts';
import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';
import { groupByDay } from './group-by-day.ts';

describe('the history by day', () => {
  it('counts days as Lagos does: half past eleven at night in London is tomorrow', () => {
    expect(lagosDay(new Date('2026-11-14T22:59:00Z'))).toBe('2026-11-14');
    expect(lagosDay(new Date('2026-11-14T23:30:00Z'))).toBe('2026-11-15');
  });

  it('keeps the order in which the lines came', () => {
    const lines = ['2026-11-15T08:00:00Z', '2026-11-14T23:30:00Z', '2026-11-14T22:00:00Z'].map((dateCreated) => ({
      dateCreated,
    }));
    expect(groupByDay(lines, lagos)).toEqual([
      { day: '2026-11-15', lines: lines.slice(0, 2) },
      { day: '2026-11-14', lines: lines.slice(2) },
    ]);
    const inLondon = groupByDay(lines, () => 0).map(({ lines: { length } }) => length);
    expect(inLondon, 'by the clock of the reader').toEqual([1, 2]);
  });

  it('says today, yesterday, and otherwise the date', () => {
    expect(dayInWords('2026-11-14', '2026-11-14')).toBe('Today');
    expect(dayInWords('2026-10-31', '2026-11-01')).toBe('Yesterday');
    expect(dayInWords('2026-09-05', '2026-11-14')).toBe('Sat 5 Sep');
    expect(dayInWords('2025-12-24', '2026-11-14')).toBe('Wed 24 Dec 2025');
  });

  it('goes over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
