import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textToTime, timeToText } from './time-of-day.ts';

describe('a time of day', () => {
  it('is written as PostgreSQL writes it', () => {
    expect(timeToText({ hours: 8, minutes: 5, seconds: 0 })).toBe('08:05:00');
    expect(textToTime('17:00:00')).toEqual({ hours: 17, minutes: 0, seconds: 0 });
  });

  it('comes back as it went in', () => {
    const upTo = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.record({ hours: upTo(23), minutes: upTo(59), seconds: upTo(59) }), (time) => {
        expect(textToTime(timeToText(time))).toEqual(time);
      }),
    );
  });
});
