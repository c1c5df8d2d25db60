import { describe, expect, it } from 'vitest';
import { formatMoney, formatRoundMoney, spokenMoney } from './format-money.ts';

describe('an amount of money', () => {
  it('has its currency, two decimals and thousands apart', () => {
    expect(formatMoney(1_234_550, 'NGN')).toBe('₦12,345.50');
    expect(formatMoney(100, 'USD')).toBe('$1.00');
    expect(formatMoney(0, 'NGN')).toBe('₦0.00');
    expect(formatMoney(7, 'NGN')).toBe('₦0.07');
  });

  it('has its minus before the currency', () => {
    expect(formatMoney(-50_000, 'NGN')).toBe('−₦500.00');
  });

  it('is exact to the kobo up to the largest safe integer', () => {
    expect(formatMoney(900_719_925_474_099, 'NGN')).toBe('₦9,007,199,254,740.99');
  });

  it('leaves out kobo on a button only where there are none', () => {
    expect(formatRoundMoney(235_000, 'NGN')).toBe('₦2,350');
    expect(formatRoundMoney(235_050, 'NGN')).toBe('₦2,350.50');
    expect(formatRoundMoney(100_000_000, 'NGN')).toBe('₦1,000,000');
  });

  it('refuses what cannot be an amount, rather than showing a wrong one', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => formatMoney(wrong, 'NGN')).toThrow(RangeError);
  });

  it('can be read aloud', () => {
    expect(spokenMoney(1_234_550, 'NGN')).toBe('12,345 naira 50 kobo');
    expect(spokenMoney(-200, 'USD')).toBe('minus 2 dollars');
    expect(spokenMoney(101, 'USD')).toBe('1 dollar 1 cent');
    expect(spokenMoney(101, 'NGN')).toBe('1 naira 1 kobo');
    expect(spokenMoney(5, 'USD')).toBe('0 dollars 5 cents');
  });
});
