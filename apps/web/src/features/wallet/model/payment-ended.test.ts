// @vitest-environment happy-dom

import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestKey } from '../../../forms/request-key.ts';
import { keepOpenPayment, openPayment } from './open-payment.ts';
import { paymentEnded } from './payment-ended.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { topUpDrafts } from './top-up-form.ts';

const payment = { id: 'wb-1', purpose: 'top-up', currency: 'NGN', amount: 500, back: '/orders' } as const;
const transaction: TransactionView = {
  id: 'trx_01JC0000000000000000000000',
  kind: 'top-up',
  direction: 'in',
  amount: 500,
  currency: 'NGN',
  status: 0,
  title: 'Top-up by card',
  detail: '',
  reference: 'wb-1',
  dateCreated: '2026-11-14T08:00:00Z',
  dateSettled: null,
};
const key = () => requestKey(sessionStorage, 'top-up.NGN', { amount: 500 });
const draft = () => topUpDrafts.NGN.resume(sessionStorage).amount;

describe('a payment somebody was sent away for', () => {
  let before = '';
  beforeEach(() => {
    keepOpenPayment(sessionStorage, payment);
    topUpDrafts.NGN.write(sessionStorage, { amount: '500' });
    before = key();
  });

  const end = (outcome: PaymentOutcome) => paymentEnded(sessionStorage, payment, outcome);

  it('is remembered as it was', () => {
    expect(openPayment(sessionStorage)).toEqual(payment);
  });

  it.each<PaymentOutcome>([
    { state: 'asking' },
    { state: 'waiting', transaction },
    { state: 'unapproved' },
    { state: 'unreachable', message: '' },
    { state: 'unknown' },
  ])('is gone on with while it is $state', (outcome) => {
    end(outcome);
    expect(openPayment(sessionStorage)).toEqual(payment);
    expect(key()).toBe(before);
    expect(draft()).toBe('500');
  });

  it('is over when it was paid: the next one has its own key and an empty form', () => {
    end({ state: 'paid', transaction });
    expect(openPayment(sessionStorage)).toBeUndefined();
    expect(key()).not.toBe(before);
    expect(draft()).toBe('');
  });

  it('is over when it failed: the amount stays, but paying again is another payment', () => {
    end({ state: 'failed', transaction });
    expect(openPayment(sessionStorage)).toBeUndefined();
    expect(key()).not.toBe(before);
    expect(draft()).toBe('500');
  });

  it('is nothing that another version of the app or somebody else wrote', () => {
    sessionStorage.setItem('waybill.open-payment', '{"id":5}');
    expect(openPayment(sessionStorage)).toBeUndefined();
    sessionStorage.setItem('waybill.open-payment', '}');
    expect(openPayment(sessionStorage)).toBeUndefined();
  });
});
