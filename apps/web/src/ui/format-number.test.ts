import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

const browsers = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });

describe('a number', () => {
  it('has its thousands apart and no more decimals than it takes', () => {
    expect([0, 7, 999, 1000, 12_500, 1_234_567.5, 2.345, -1200].map(formatNumber)).toEqual([
      '0',
      '7',
      '999',
      '1,000',
      '12,500',
      '1,234,567.5',
      '2.35',
      '-1,200',
    ]);
  });

  it('is written as the browser writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (hundredths) => {
        expect(formatNumber(hundredths / 100)).toBe(browsers.format(hundredths / 100));
      }),
    );
  });
});
