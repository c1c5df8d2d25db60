import { describe, expect, it } from 'vitest';
import { isCutNumber, readAmount, readDay, readPhone, readWeight } from './read-cells.ts';

describe('what people write into cells', () => {
  it('amounts come with signs, names of the money and commas', () => {
    expect(['₦12,500', 'NGN 12 500.00', '12500', 'N2,500', '2500 naira'].map(readAmount)).toEqual([
      12500, 12500, 12500, 2500, 2500,
    ]);
    expect(['about 5', '12-500', '', '1e9', '-5'].map(readAmount)).toEqual(Array(5).fill(Number.NaN));
  });

  it('weights come in kilograms or grams', () => {
    expect(['2.5', '2,5 kg', '3kgs', '500 g', '750grams'].map(readWeight)).toEqual([2.5, 2.5, 3, 0.5, 0.75]);
    expect(['two', '2 lb', ''].map(readWeight)).toEqual(Array(3).fill(Number.NaN));
  });

  it('phones come with their zero, without it, or with the country', () => {
    for (const typed of [
      '08031234567',
      '8031234567',
      '2348031234567',
      '+234 803 123 4567',
      '0803-123-4567',
      '002348031234567',
      '8.031234567E9',
      '08031234567 / 08059876543',
    ])
      expect([typed, readPhone(typed, '+234')]).toEqual([typed, '+2348031234567']);
    expect(readPhone('+44 20 7946 0018', '+234')).toBe('+442079460018');
  });

  it('a phone that a spreadsheet has cut is known as cut', () => {
    expect(['8.03E+09', '8E9', '2.35E+12'].map(isCutNumber)).toEqual([true, true, true]);
    expect(['8031234567', '8.031234567E+09', '12 E Street'].map(isCutNumber)).toEqual([false, false, false]);
  });

  it('days come in the order of a calendar here, and those that there are not stay words', () => {
    const today = '2026-11-20';
    expect(
      ['2026-11-25', '25/11/2026', '25-11-26', '25 Nov', '25th November 2026', '2026-11-25T00:00:00'].map((day) =>
        readDay(day, today),
      ),
    ).toEqual(Array(6).fill('2026-11-25'));
    expect([readDay('today', today), readDay('Tomorrow', today)]).toEqual(['2026-11-20', '2026-11-21']);
    expect(['31/02/2026', 'soon', '13/13/2026'].map((day) => readDay(day, today))).toEqual(['31/02/2026', 'soon', '13/13/2026']);
  });
});
