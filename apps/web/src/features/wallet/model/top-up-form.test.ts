import { describe, expect, it } from 'vitest';
import { checkWire } from '../../../forms/check-wire.ts';
import { proposedAmount, topUpSchema, topUpWire } from './top-up-form.ts';

const limits = { smallest: 100, largest: 200_000 };
const check = (amount: string) => checkWire(topUpSchema('NGN', limits), topUpWire({ amount }));
const mistake = (amount: string) => check(amount).mistakes?.get('amount');

describe('the amount of a top-up', () => {
  it('is sent as a number', () => {
    expect(check('5,000').wire).toEqual({ amount: 5000 });
    expect(check('100').wire).toEqual({ amount: 100 });
    expect(check('200,000').wire).toEqual({ amount: 200_000 });
  });

  it('has limits, shown with their currency', () => {
    expect(mistake('99.99')).toBe('The smallest top-up is ₦100.00');
    expect(mistake('200,000.01')).toBe('The largest top-up is ₦200,000.00');
  });

  it('is asked for when it is missing or no amount', () => {
    expect(mistake('')).toBe('Please enter an amount');
    expect(mistake('lots')).toBe('Please enter an amount');
    expect(mistake('0')).toBe('Please enter an amount above zero');
    expect(mistake('100.005')).toBe('Two decimals are the most');
  });

  it('is proposed when somebody is short of money', () => {
    expect(proposedAmount('2500.5', limits)).toBe('2,500.50');
    expect(proposedAmount('20', limits), 'never less than can be added').toBe('100');
    expect(proposedAmount('900000', limits), 'never more than is allowed').toBe('200,000');
    expect(proposedAmount(undefined, limits)).toBeUndefined();
    expect(proposedAmount('free money', limits)).toBeUndefined();
    expect(proposedAmount('0', limits)).toBeUndefined();
  });
});
