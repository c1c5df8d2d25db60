import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateWords, here, lagos, type Zone } from './calendar.ts';

/** The words of the browser’s own formatter for a moment in a time zone. */
function browsersWords(at: Date, timeZone: string | undefined) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone ? { timeZone } : {}),
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: of('weekday'),
    day: Number(of('day')),
    month: of('month').slice(0, 3),
    year: Number(of('year')),
    hours: Number(of('hour')),
    minutes: Number(of('minute')),
  };
}

const moments = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true });

describe('calendar and clock', () => {
  it.each<[string, Zone, string | undefined]>([
    ['Lagos', lagos, 'Africa/Lagos'],
    ['the place of the browser', here, undefined],
  ])('say of %s what the browser says', (_, zone, timeZone) => {
    fc.assert(
      fc.property(moments, (at) => {
        expect(dateWords(at, zone)).toEqual(browsersWords(at, timeZone));
      }),
    );
  });
});
