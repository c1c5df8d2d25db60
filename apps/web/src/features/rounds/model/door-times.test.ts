import { describe, expect, it } from 'vitest';
import { anyTime, mistakesIn, type ParcelTimes, stopHoursOf, timesInWords } from './door-times.ts';

const times: ParcelTimes = {
  pickup: { opens: '09:00', closes: '12:00', promised: '' },
  'drop-off': { opens: '', closes: '', promised: '14:30' },
};

describe('the times of doors', () => {
  it('are sent as moments of that day in Lagos, and only where there are some', () => {
    const asked = new Map([
      ['ord_1', times],
      ['ord_2', anyTime],
    ]);
    expect(stopHoursOf('2026-11-19', asked, ['ord_1', 'ord_2', 'ord_3'])).toEqual([
      { orderId: 'ord_1', kind: 'pickup', opensAt: '2026-11-19T08:00:00.000Z', closesAt: '2026-11-19T11:00:00.000Z' },
      { orderId: 'ord_1', kind: 'drop-off', promisedBy: '2026-11-19T13:30:00.000Z' },
    ]);
    expect(stopHoursOf('2026-11-19', asked, ['ord_2']), 'of parcels that are not chosen, none').toEqual([]);
  });

  it('read as one would say them', () => {
    expect(timesInWords(times)).toBe('Fetch 09:00 to 12:00 · bring by 14:30');
    expect(timesInWords({ ...anyTime, 'drop-off': { opens: '10:00', closes: '', promised: '11:00' } })).toBe(
      'Bring from 10:00, by 11:00',
    );
    expect(timesInWords(anyTime)).toBe('');
  });

  it('are refused where a door closes before it opens, or is promised before', () => {
    const odd: ParcelTimes = {
      pickup: { opens: '12:00', closes: '12:00', promised: '' },
      'drop-off': { opens: '12:00', closes: '', promised: '11:00' },
    };
    expect([...mistakesIn(odd).keys()]).toEqual(['pickup closes', 'drop-off promised']);
    expect(mistakesIn(times).size).toBe(0);
  });
});
