import { describe, expect, it } from 'vitest';
import { amountText, hasSeparators, typedAmount } from './typed-amount.ts';

describe('an amount as it is typed', () => {
  it('may have commas, spaces and its sign', () => {
    expect(typedAmount('5,000')).toBe(5000);
    expect(typedAmount(' ₦ 1 250.50 ')).toBe(1250.5);
    expect(typedAmount('$7')).toBe(7);
    expect(typedAmount('1,000,000.5')).toBe(1_000_000.5);
  });

  it('has a comma before its decimals where the keypad has no dot', () => {
    expect(typedAmount('25,50')).toBe(25.5);
    expect(typedAmount('2,5')).toBe(2.5);
    expect(typedAmount('5000,50')).toBe(5000.5);
    expect(typedAmount('0,5')).toBe(0.5);
  });

  it('is thousands where three digits follow the comma, and never a thousandth of them', () => {
    expect(typedAmount('1,000')).toBe(1000);
    expect(typedAmount('12,500')).toBe(12_500);
  });

  it('is worth showing as it was understood where it has a comma or a dot', () => {
    expect(['25,50', '1,000', '2.5'].every(hasSeparators)).toBe(true);
    expect(['5000', '', '1.000', ','].some(hasSeparators)).toBe(false);
  });

  it('is nothing when nothing was typed', () => {
    expect(typedAmount('  ')).toBe('');
  });

  it.each(['five', '-5', '1e3', '1.2.3', '0x10', '5k', '.', '1,0000', ',500', '1.000', '0,500', '1.000,50', '1,000,5'])(
    'is no number when it is “%s”',
    (text) => {
      expect(typedAmount(text)).toBeNaN();
    },
  );

  it('is written back as one would type it, without losing a kobo', () => {
    expect(amountText(5000)).toBe('5,000');
    expect(amountText(1250.5)).toBe('1,250.50');
    expect(amountText(999_999.99)).toBe('999,999.99');
    expect(amountText(0.07)).toBe('0.07');
    for (const major of [1234.56, 70_000.01, 19.9, 4.35]) expect(typedAmount(amountText(major))).toBe(major);
  });
});
