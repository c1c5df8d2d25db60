import { describe, expect, it } from 'vitest';
import { goodsComplaint, goodsWords } from './dispute-words.ts';

const goods = { price: 20_000, isPaid: true, wentBack: false };
const said = (changes: Partial<typeof goods>) => goodsWords({ goods: { ...goods, ...changes }, currency: 'NGN' });

describe('the price of something sold, in a dispute about its delivery', () => {
  it('goes back where the goods did, and nowhere where nobody has paid or nothing was sold', () => {
    expect(said({ wentBack: true })).toBe('The goods went back: their price, ₦20,000.00, goes back to the buyer.');
    expect(said({ isPaid: false })).toBe('The buyer has not paid for the goods, and does not any more.');
    expect(goodsWords({ goods: null, currency: 'NGN' })).toBeUndefined();
  });

  it('is divided at nothing, all of it or anything between', () => {
    expect([0, 0.01, 20_000].map((part) => goodsComplaint(part, 20_000))).toEqual([undefined, undefined, undefined]);
    expect(goodsComplaint(20_000.01, 20_000)).toBe('The price is all there is of it');
    expect(goodsComplaint(Number.NaN, 20_000)).toContain('Please enter an amount');
  });
});
