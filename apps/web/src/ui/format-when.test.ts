import { describe, expect, it } from 'vitest';
import { formatMoment, formatWhen } from './format-when.ts';

const now = new Date('2026-11-15T12:00:00Z');
const when = (at: string) => formatWhen(new Date(at), now);

describe('a moment', () => {
  it('is written with weekday, day, month and the clock of Lagos', () => {
    expect(formatMoment(new Date('2026-11-14T08:40:00Z'), now)).toBe('Sat 14 Nov, 9:40 am');
    expect(formatMoment(new Date('2026-09-03T12:05:00Z'), now)).toBe('Thu 3 Sep, 1:05 pm');
  });

  it('is 12 am at midnight and 12 pm at noon', () => {
    expect(formatMoment(new Date('2026-11-13T23:00:00Z'), now)).toBe('Sat 14 Nov, 12:00 am');
    expect(formatMoment(new Date('2026-11-14T11:00:00Z'), now)).toBe('Sat 14 Nov, 12:00 pm');
  });

  it('names the year when it is another one', () => {
    expect(formatMoment(new Date('2025-12-31T10:00:00Z'), now)).toBe('Wed 31 Dec 2025, 11:00 am');
  });

  it('follows the time zone it is given', () => {
    expect(formatMoment(new Date('2026-11-14T08:40:00Z'), now, () => -300)).toBe('Sat 14 Nov, 3:40 am');
  });
});

describe('how long ago', () => {
  it('is shown only under a day', () => {
    expect(when('2026-11-15T11:59:30Z')).toBe('just now');
    expect(when('2026-11-15T11:59:00Z')).toBe('1 minute ago');
    expect(when('2026-11-15T11:05:00Z')).toBe('55 minutes ago');
    expect(when('2026-11-15T10:59:00Z')).toBe('1 hour ago');
    expect(when('2026-11-14T12:00:01Z')).toBe('23 hours ago');
    expect(when('2026-11-14T12:00:00Z')).toBe('Sat 14 Nov, 1:00 pm');
  });

  it('is shown for the near future in the same way', () => {
    expect(when('2026-11-15T12:00:20Z')).toBe('in a moment');
    expect(when('2026-11-15T12:10:00Z')).toBe('in 10 minutes');
    expect(when('2026-11-17T12:00:00Z')).toBe('Tue 17 Nov, 1:00 pm');
  });
});
