import { describe, expect, it } from 'vitest';
import { checkWire } from '../../../forms/check-wire.ts';
import { bankCodeOf, everything, type PayoutFields, payoutDrafts, payoutSchema, payoutWire } from './payout-form.ts';

const banks = [
  { name: 'Access Bank', code: '044' },
  { name: 'Access Bank (Diamond)', code: '063' },
];
const room = { balance: 5000, leftToday: 3000 };
const filled: PayoutFields = { bank: 'access bank', accountNumber: '0123 456 789', paypalEmail: '', amount: '1,000', save: '' };

function check(fields: Partial<PayoutFields>, currency: 'NGN' | 'USD' = 'NGN') {
  return checkWire(payoutSchema(currency, room), payoutWire(currency, banks)({ ...filled, ...fields }));
}

describe('where the money goes', () => {
  it('is a bank by its code and an account by its ten digits', () => {
    expect(check({}).wire).toEqual({ bank: '044', accountNumber: '0123456789', amount: 1000 });
  });

  it('is a PayPal account for dollars, and nothing of a bank', () => {
    expect(check({ paypalEmail: ' Ada@Example.com ' }, 'USD').wire).toEqual({ paypalEmail: 'ada@example.com', amount: 1000 });
  });

  it('is no bank that is not in the list, however alike', () => {
    expect(bankCodeOf('Access Bank (Diamond)', banks)).toBe('063');
    expect(bankCodeOf('Access', banks)).toBe('');
    expect(check({ bank: 'Access' }).mistakes?.get('bank')).toBe('Please choose a bank from the list');
  });

  it('needs all ten digits', () => {
    expect(check({ accountNumber: '012345678' }).mistakes?.get('accountNumber')).toBe('An account number has ten digits');
  });
});

describe('how much goes out', () => {
  it('is never more than there is, nor than today’s limit leaves', () => {
    expect(check({ amount: '5000.01' }).mistakes?.get('amount')).toBe('You have ₦5,000.00 to spend');
    expect(check({ amount: '3000.01' }).mistakes?.get('amount')).toBe('You can withdraw ₦3,000.00 more today');
    expect(check({ amount: '3000' }).wire).toMatchObject({ amount: 3000 });
  });

  it('is everything that can go, at one press', () => {
    expect(everything(room)).toBe(3000);
    expect(everything({ balance: 12.34, leftToday: 3000 })).toBe(12.34);
  });
});

it('what is kept of a payout has no place for a PIN', () => {
  expect(Object.keys(payoutDrafts.NGN.empty)).toEqual(['bank', 'accountNumber', 'paypalEmail', 'amount', 'save']);
});
