import { transactionKinds, transactionStatus } from '@waybill/contract/wallet/enums';
import { describe, expect, it } from 'vitest';
import { kindWord, statusChoices, statusLook, whatNext } from './transaction-words.ts';

describe('a line of the history in words', () => {
  it('has a word and what happens next for every kind and status', () => {
    for (const kind of transactionKinds) {
      expect(kindWord(kind)).not.toBe('');
      for (const status of Object.values(transactionStatus)) expect(whatNext({ kind, status })).toMatch(/\.$/);
    }
  });

  it('offers the four statuses to filter by, each by its own word', () => {
    expect(statusChoices.map(({ status, word }) => [status, word])).toEqual([
      [0, 'Pending'],
      [1, 'Done'],
      [2, 'Failed'],
      [3, 'Returned'],
    ]);
  });

  it('does not call something done that it does not know', () => {
    expect(statusLook(9).word).toBe('Pending');
  });

  it('says that a returned payout is back in full', () => {
    expect(whatNext({ kind: 'payout', status: 3 })).toContain('back in your balance, all of it');
  });
});
