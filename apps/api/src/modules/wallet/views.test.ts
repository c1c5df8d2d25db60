import { describe, expect, it } from 'vitest';
import { transactionViewOf } from './views.ts';

const row = {
  id: 'txn_01M7NZMR86DJWPMNYKPT6WB73M',
  kind: 'escrow',
  direction: 'out',
  currency: 'NGN',
  amountMinor: '550000',
  status: 1,
  title: 'Held in escrow',
  detail: '',
  createdAt: new Date('2026-11-17T09:00:00Z'),
  settledAt: null,
} as const;

describe('the reference of a transaction', () => {
  it('is one that people can read out, never the key of a movement inside the books', () => {
    const held = transactionViewOf({ ...row, reference: 'escrow pkg_01M7NZM4Q1Z1X7DHDR3VPKXYRA hold' });
    expect(held.reference).toBe(row.id);
  });

  it('is the provider’s where there is one', () => {
    expect(transactionViewOf({ ...row, reference: 'wb-0123456789abcdef01234567' }).reference).toBe('wb-0123456789abcdef01234567');
  });
});
