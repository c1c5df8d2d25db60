import { describe, expect, it } from 'vitest';
import { dayInShort, daysOf, hoursOf, isOver, shiftInWords, shiftsOn, weekInWords } from './week.ts';

const shift = (beginsAt: string, endsAt: string) => ({
  ...{ id: 'shf_01KA3N8V2X7Q4M9T5R6W8Y0Z1B', riderId: 'usr_01KA3N8V2X7Q4M9T5R6W8Y0Z1B' },
  ...{ beginsAt, endsAt },
});
const day = shift('2026-11-18T07:00:00.000Z', '2026-11-18T16:30:00.000Z');
const night = shift('2026-11-19T21:00:00.000Z', '2026-11-20T05:00:00.000Z');

describe('a week of shifts', () => {
  it('is named by its days', () => {
    expect(weekInWords('2026-11-16')).toBe('16 – 22 Nov');
    expect(weekInWords('2026-11-30')).toBe('30 Nov – 6 Dec');
    expect(daysOf('2026-11-16').at(-1)).toBe('2026-11-22');
    expect(dayInShort('2026-11-16')).toBe('Mon 16');
  });

  it('has each shift on the day of Lagos on which it begins', () => {
    expect(shiftsOn([day, night], '2026-11-19')).toEqual([night]);
    expect(shiftsOn([day, night], '2026-11-20')).toEqual([]);
    expect([day, night].map(shiftInWords)).toEqual(['8 am – 5:30 pm', '10 pm – 6 am']);
    expect(hoursOf([day, night])).toBe(17.5);
  });

  it('keeps what is over apart', () => {
    expect(isOver(day, new Date('2026-11-18T16:30:00Z'))).toBe(true);
    expect(isOver(day, new Date('2026-11-18T16:29:00Z'))).toBe(false);
  });
});
