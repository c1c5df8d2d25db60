import { describe, expect, it } from 'vitest';
import { amountText, typedAmount } from './typed-amount.ts';

describe('an amount as it is typed', () => {
  it('may have commas, spaces and its sign', () => {
    expect(typedAmount('5,000')).toBe(5000);
    expect(typedAmount(' ₦ 1 250.50 ')).toBe(1250.5);
    expect(typedAmount('$7')).toBe(7);
    expect(typedAmount('1,000,000.5')).toBe(1_000_000.5);
  });

  it('is nothing when nothing was typed', () => {
    expect(typedAmount('  ')).toBe('');
  });

  it.each(['five', '-5', '1e3', '1.2.3', '0x10', '5k', '.', '1,50', '5000,50', '1,0000', ',500'])(
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
