import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import type { ProblemCode } from '@waybill/contract/problem';
import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import { describe, expect, it } from 'vitest';
import { paymentOutcome } from './payment-outcome.ts';

function line(status: number): TransactionView {
  return {
    id: 'trx_01JC0000000000000000000000',
    kind: 'top-up',
    direction: 'in',
    amount: 500,
    currency: 'NGN',
    status,
    title: 'Top-up by card',
    detail: '',
    reference: 'wb-1',
    dateCreated: '2026-11-14T08:00:00Z',
    dateSettled: null,
  };
}

function refused(code: ProblemCode) {
  return new ApiProblem({ type: '', title: '', status: 400, detail: 'No.', code, errors: [] });
}

const state = (data: TransactionView | undefined, error: Error | null = null) => paymentOutcome({ data, error }).state;

describe('the outcome of a payment', () => {
  it('is what our books say', () => {
    expect(state(undefined)).toBe('asking');
    expect(state(line(0))).toBe('waiting');
    expect(state(line(1))).toBe('paid');
    expect(state(line(2))).toBe('failed');
    expect(state(line(3))).toBe('failed');
  });

  it('is unknown for a reference of somebody else’s or of nobody’s, without saying which', () => {
    expect(state(undefined, refused('not_found'))).toBe('unknown');
    expect(state(undefined, refused('invalid_input'))).toBe('unknown');
  });

  it('is not approved, or declined, at PayPal', () => {
    expect(state(undefined, refused('payment_not_approved'))).toBe('unapproved');
    expect(state(undefined, refused('payment_declined'))).toBe('failed');
  });

  it('is unreachable while nobody answers, which is no failure of the payment', () => {
    expect(state(undefined, refused('provider_unavailable'))).toBe('unreachable');
    expect(state(undefined, new TransportFailure('network'))).toBe('unreachable');
    expect(state(line(0), new TransportFailure('network'))).toBe('unreachable');
  });

  it('stays paid when a later question goes unanswered', () => {
    expect(state(line(1), new TransportFailure('network'))).toBe('paid');
    expect(state(line(2), refused('provider_unavailable'))).toBe('failed');
  });
});
