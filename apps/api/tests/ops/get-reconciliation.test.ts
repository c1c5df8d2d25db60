import { getReconciliation } from '@waybill/contract/ops/get-reconciliation';
import { afterEach, describe, expect, it } from 'vitest';
import { personWithMoney } from '../support/people-with-money.ts';
import { useBooks } from './books-desk.ts';

const { sandbox, world, books, desk } = await useBooks();

describe('the reconciliation', () => {
  afterEach(async () => {
    await sandbox.clearFaults('paystack');
    await sandbox.clearFaults('paypal');
  });
  const reconciled = async () => (await desk.ada.call(getReconciliation)).result.providers;

  it('has what our books say beside what the providers say', async () => {
    await personWithMoney(world, { NGN: 4000, USD: 30 });
    const { accounts } = await books();
    const clearing = (kind: string) => accounts.find((line) => line.kind === kind)?.balance ?? 0;
    const [paystack, paypal, ...more] = await reconciled();
    const paystackBooks = -(clearing('paystack-clearing') + clearing('paystack-payouts'));
    expect(paystackBooks).toBeGreaterThan(0);
    expect(paystack).toMatchObject({ provider: 'paystack', currency: 'NGN', books: paystackBooks, trouble: null });
    expect(paystack?.theirs).toEqual(expect.any(Number));
    expect(paypal).toMatchObject({ provider: 'paypal', currency: 'USD', books: 30, theirs: 0, trouble: null });
    expect(more).toEqual([]);
  });

  it('says how much is under way, in and out', async () => {
    const { id } = await personWithMoney(world, { NGN: 100 });
    const line = (transaction: string, kind: string, direction: string) => world.db`
      insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference)
      values (${transaction}, ${id}, ${kind}, ${direction}, 'NGN', 2550, 0, '', '', ${transaction})`;
    await line('trx_in', 'top-up', 'in');
    await line('trx_out', 'payout', 'out');
    await world.db`
      insert into payment (reference, user_id, provider, purpose, currency, amount_minor, request_key, request_hash, transaction_id)
      values ('wb-in', ${id}, 'paystack', 'top-up', 'NGN', 2550, gen_random_uuid(), gen_random_uuid(), 'trx_in')`;
    await world.db`
      insert into payout (reference, user_id, provider, currency, amount_minor, destination, request_key, request_hash, transaction_id)
      values ('wb-out', ${id}, 'paystack', 'NGN', 2550, '{"paypalEmail": "a@b.example"}', gen_random_uuid(), gen_random_uuid(), 'trx_out')`;
    const [paystack, paypal] = await reconciled();
    expect([paystack?.underWayIn, paystack?.underWayOut]).toEqual(Array(2).fill({ count: 1, amount: 25.5 }));
    expect([paypal?.underWayIn, paypal?.underWayOut]).toEqual(Array(2).fill({ count: 0, amount: 0 }));
  });

  it('says that a provider does not answer, and still shows the other', async () => {
    await sandbox.fault('paystack', { calls: 5, status: 500 });
    const [paystack, paypal] = await reconciled();
    expect(paystack).toMatchObject({ theirs: null, trouble: expect.stringContaining('Paystack') });
    expect(paypal).toMatchObject({ theirs: 0, trouble: null });
    await sandbox.fault('paypal', { calls: 5, status: 503 });
    const both = await reconciled();
    expect(both.map(({ theirs, trouble }) => [theirs, trouble !== null])).toEqual([
      [null, true],
      [null, true],
    ]);
    await sandbox.clearFaults('paystack');
    expect((await reconciled())[0]).toMatchObject({ theirs: expect.any(Number), trouble: null });
  });
});
