import { creditsInWords } from '@waybill/contract/wallet/credit-bundles';
import { describe, expect, it } from 'vitest';
import { bundlesIn } from './bundles.ts';

describe('bundles of credits', () => {
  it('cost less the more one takes, as the price list says', () => {
    expect(bundlesIn('NGN').map(({ credits, priceMinor }) => [credits, priceMinor])).toEqual([
      [1, 50_000],
      [5, 237_500],
      [10, 450_000],
      [25, 1_062_500],
    ]);
    expect(bundlesIn('USD').map(({ priceMinor }) => priceMinor)).toEqual([100, 475, 900, 2125]);
  });

  it('say what they save', () => {
    expect(bundlesIn('NGN').map(({ savedMinor }) => savedMinor)).toEqual([0, 12_500, 50_000, 187_500]);
  });

  it('are counted in words', () => {
    expect([creditsInWords(0), creditsInWords(1), creditsInWords(5)]).toEqual(['0 credits', '1 credit', '5 credits']);
  });
});
