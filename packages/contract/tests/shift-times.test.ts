import { describe, expect, it } from 'vitest';
import { complainOfLength, lagosDay, mondayOf, plannedTimesOf, shiftMomentsOf } from '../src/fleet/shift-times.ts';
import { paperStateOf } from '../src/fleet/vehicle-papers.ts';

const day = '2026-11-19';

describe('the times of a shift', () => {
  it('are hours of Lagos, past midnight where it ends no later than it begins', () => {
    const night = { day, from: '22:00', until: '06:00' };
    const moments = shiftMomentsOf(night);
    expect(moments).toEqual({ beginsAt: new Date('2026-11-19T21:00:00Z'), endsAt: new Date('2026-11-20T05:00:00Z') });
    expect(plannedTimesOf(moments)).toEqual(night);
    expect(lagosDay(new Date('2026-11-19T23:30:00Z'))).toBe('2026-11-20');
  });

  it.each([
    ['08:00', '08:30', undefined],
    ['08:00', '08:29', 'A shift lasts 30 minutes or more'],
    ['06:00', '22:00', undefined],
    ['06:00', '22:01', 'A shift lasts 16 hours at most'],
    ['08:00', '08:00', 'A shift lasts 16 hours at most'],
  ])('from %s until %s: %s', (from, until, complaint) => {
    expect(complainOfLength({ day, from, until })).toBe(complaint);
  });

  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-19', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s are in the week of %s', (some, monday) => {
    expect(mondayOf(some)).toBe(monday);
  });
});

describe('a paper', () => {
  it.each([
    [-1, 'over'],
    [0, 'soon'],
    [30, 'soon'],
    [31, 'fine'],
  ])('that counts for %s more days is %s', (daysLeft, state) => {
    expect(paperStateOf(daysLeft)).toBe(state);
  });
});
