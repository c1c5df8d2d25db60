import { describe, expect, it } from 'vitest';
import { goodsWords } from './dispute-words.ts';

const goods = { price: 20_000, isPaid: true, wentBack: false };
const said = (carrierPart: number, changes: Partial<typeof goods> = {}) =>
  goodsWords({ goods: { ...goods, ...changes }, currency: 'NGN' }, carrierPart);

describe('the price of something sold, in a dispute about its delivery', () => {
  it('goes to the seller where the carrier is paid anything, and else to the buyer', () => {
    expect(said(1)).toBe('The price of the goods, ₦20,000.00, goes to the seller: ₦19,700.00, and ₦300.00 is our commission.');
    expect(said(0)).toBe('The price of the goods, ₦20,000.00, goes back to the buyer.');
  });

  it('goes back where the goods did, and nowhere where nobody has paid or nothing was sold', () => {
    expect(said(5_000, { wentBack: true })).toContain('goes back to the buyer');
    expect(said(5_000, { isPaid: false })).toBe('The buyer has not paid for the goods, and does not any more.');
    expect(goodsWords({ goods: null, currency: 'NGN' }, 5_000)).toBeUndefined();
  });
});
