import { describe, expect, it } from 'vitest';
import { commissionInWords, feeInWords, rangeInWords, readFee, totalInWords } from './money-line.ts';

const fee = { fee: 5_000, currency: 'NGN' } as const;

describe('a fee', () => {
  it('is to a carrier what they earn of it', () => {
    expect(readFee({ ...fee, side: 'carrier' })).toMatchObject({ caption: 'You earn', minor: 450_000, short: 'of ₦5,000.00' });
    expect(readFee({ ...fee, side: 'carrier', isPaid: true }).caption).toBe('You earned');
    expect(feeInWords({ ...fee, side: 'carrier' })).toBe('You earn ₦4,500.00 of ₦5,000.00, after our 10% (₦500.00)');
  });

  it('is said with our commission before a carrier says yes to it', () => {
    expect(commissionInWords(5_000, 'NGN')).toBe('Fee ₦5,000.00, our commission ₦500.00 (10%)');
    expect(commissionInWords(0.19, 'USD'), 'rounded as the books do').toBe('Fee $0.19, our commission $0.01 (10%)');
  });

  it('is to a sender what they pay in all', () => {
    expect(readFee({ ...fee, side: 'sender', charge: 500 })).toMatchObject({ caption: 'You pay', minor: 550_000 });
    expect(feeInWords({ ...fee, side: 'sender', charge: 500, isPaid: true })).toBe(
      'You paid ₦5,500.00 in all: ₦5,000.00 fee and ₦500.00 charge',
    );
  });

  it('says so where a credit pays the charge', () => {
    expect(readFee({ ...fee, side: 'sender', charge: 0 })).toMatchObject({ minor: 500_000, short: 'and 1 credit' });
    expect(feeInWords({ ...fee, side: 'sender', charge: 0 })).toBe('You pay ₦5,000.00 in all; a credit pays our charge');
  });

  it('says what it is where the fee itself is chosen, is the least of several or an estimate', () => {
    expect(totalInWords(5_000, 500, 'NGN')).toBe('₦5,500 in all');
    expect(totalInWords(5_000, 0, 'NGN')).toBe('and 1 credit');
    expect(readFee({ ...fee, side: 'sender', charge: 500, bound: 'from' }).caption).toBe('You pay from');
    expect(readFee({ ...fee, side: 'sender', charge: 500, bound: 'about' }).caption).toBe('You pay about');
    expect(rangeInWords({ low: 2_000, high: 9_000 }, { side: 'sender', charge: 500, currency: 'NGN' })).toBe(
      'You pay ₦2,500.00 to ₦9,500.00 with our charge',
    );
  });

  it('is only a fee to whoever is not told the charge', () => {
    expect(readFee({ ...fee, side: 'sender' })).toMatchObject({ caption: 'Fee', minor: 500_000, whole: '' });
  });
});
