import { getBooks } from '@waybill/contract/ops/get-books';
import { getReconciliation } from '@waybill/contract/ops/get-reconciliation';
import { proveBooks } from '@waybill/contract/ops/prove-books';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { proveBooksNightly } from '../../src/modules/wallet/jobs/prove-books.ts';
import { sealBooks } from '../../src/modules/wallet/ledger/seal.ts';
import { decide, propose } from '../support/corrections.ts';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import type { Person } from '../support/people.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { trailOf } from '../support/trail.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openPaymentSandbox();
const world = useWorld({ ...sandbox.environment, ROLES: 'http' });

let ada: Person;
let bola: Person;
beforeAll(async () => {
  ada = await staffMember(world);
  bola = await staffMember(world);
});

const books = async () => (await ada.call(getBooks)).result;
const nightly = () => proveBooksNightly.handle(world.node.context, {} as never);

describe('the books', () => {
  it('show everybody together, the house and the providers, and sum to zero', async () => {
    const person = await personWithMoney(world, { NGN: 4000, USD: 30 });
    await personWithMoney(world, { NGN: 1000.5 });
    const { result } = await propose(ada, person.id, { amount: 200 });
    await decide(bola, result.id, 'approve');

    const { accounts, sums, transactions } = await books();
    const find = (kind: string, currency: string) => accounts.find((line) => line.kind === kind && line.currency === currency);
    expect(find('available', 'NGN')).toMatchObject({ owner: 'people', accounts: 2, balance: 5200.5 });
    expect(find('available', 'USD')).toMatchObject({ owner: 'people', accounts: 1, balance: 30 });
    expect(find('paystack-clearing', 'NGN')).toMatchObject({ owner: 'provider', accounts: 1, balance: -5000.5 });
    expect(find('corrections', 'NGN')).toMatchObject({ owner: 'house', accounts: 1, balance: -200 });
    expect(sums).toEqual([
      { currency: 'NGN', sum: 0 },
      { currency: 'USD', sum: 0 },
    ]);
    expect(transactions).toBe(4);
  });

  it('count what is sealed and what is not, and show the newest seal', async () => {
    const before = (await books()).transactions;
    // The first only looks how far it may go.
    for (let round = 0; round < 3; round += 1) await sealBooks(world.db);
    const sealed = await books();
    expect(sealed.seal).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(sealed.transactions).toBe(before);
    await personWithMoney(world, { NGN: 10 });
    expect((await books()).transactions).toBe(before + 1);
  });

  it('are for our people only', async () => {
    const person = await verifiedPerson(world);
    for (const call of [getBooks, proveBooks, getReconciliation])
      expect((await person.call(call)).problem.code).toBe('forbidden');
  });
});

describe('the proof', () => {
  it('is written down when one of our people asks for it, with an act', async () => {
    expect((await books()).proof).toBeNull();
    const { proof } = (await ada.call(proveBooks)).result;
    expect(proof).toMatchObject({ isRight: true, findings: [] });
    expect(await trailOf(world, 'right')).toMatchObject([{ staffId: ada.id, what: 'books-proven' }]);
  });

  it('is written down by the night, too, without one', async () => {
    const before = (await books()).proof?.at ?? '';
    await nightly();
    const { proof } = await books();
    expect(proof?.isRight).toBe(true);
    expect(Date.parse(proof?.at ?? '')).toBeGreaterThan(Date.parse(before));
    expect(await trailOf(world, 'right')).toHaveLength(1);
  });

  it('says what is off, however it was asked for; and the night fails for it', async () => {
    // Behind the back of everything that keeps the laws.
    await world.db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update ledger_account set posted = posted + 1 where kind = 'corrections' and currency = 'NGN'`;
    });
    const { proof, sums } = (await ada.call(proveBooks)).result;
    expect(proof?.isRight).toBe(false);
    expect(proof?.findings.map(({ law }) => law)).toContain('All accounts of one currency sum to zero');
    expect(sums).toContainEqual({ currency: 'NGN', sum: 0.01 });
    expect(await trailOf(world, 'off')).toHaveLength(1);
    await expect(nightly()).rejects.toThrow('The books are off');
    const rows = await world.db`select is_right from books_proof order by id`;
    expect(rows.map(({ isRight }) => isRight)).toEqual([true, true, false, false]);
    await world.db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update ledger_account set posted = posted - 1 where kind = 'corrections' and currency = 'NGN'`;
    });
    expect((await ada.call(proveBooks)).result.proof?.isRight).toBe(true);
  });
});

describe('the reconciliation', () => {
  afterEach(async () => {
    await sandbox.mend('paystack');
    await sandbox.mend('paypal');
  });
  const reconciled = async () => (await ada.call(getReconciliation)).result.providers;

  it('has what our books say beside what the providers say', async () => {
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
    await sandbox.mend('paystack');
    expect((await reconciled())[0]).toMatchObject({ theirs: expect.any(Number), trouble: null });
  });
});
