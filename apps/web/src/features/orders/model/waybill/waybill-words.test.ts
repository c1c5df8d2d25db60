import { describe, expect, it } from 'vitest';
import { squaresPath } from '../../../../ui/squares-path.ts';
import { orderOf } from '../../tests/orders.ts';
import { endOfPhone, handlingWords, hasWaybill } from './waybill-words.ts';

describe('a waybill', () => {
  it('exists from the agreement until the parcel has arrived, for those who may know where it goes', () => {
    const printable = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((orderStatus) => hasWaybill(orderOf('1', { orderStatus })));
    expect(printable).toEqual([1, 2, 3, 4, 8]);
    const order = orderOf('1');
    expect(hasWaybill({ ...order, package: { ...order.package, secrets: null } })).toBe(false);
  });

  it('shows the end of a phone number and no more', () => {
    expect(endOfPhone('+2348059876543')).toBe('•••• 6543');
  });

  it('says how to handle what needs it', () => {
    expect(handlingWords(2)).toBe('Fragile');
    expect(handlingWords(1)).toBeUndefined();
    expect(handlingWords(99)).toBeUndefined();
  });

  it('draws dark squares row by row, neighbours as one', () => {
    expect(
      squaresPath([
        [true, true, false, true],
        [false, false, false, false],
        [false, true, true, true],
      ]),
    ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
  });
});
