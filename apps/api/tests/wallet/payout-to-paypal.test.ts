import { transactionStatus } from '@waybill/contract/wallet/enums';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settlePayout } from '../../src/modules/wallet/commands/settle-payout.ts';
import { findPayout } from '../../src/modules/wallet/storage/payouts.ts';
import { atOnce } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { madeBefore } from '../support/made-before.ts';
import { openPayoutSandbox } from '../support/payout-sandbox.ts';
import type { Person } from '../support/people.ts';
import {
  balanceOf,
  expectBooksToBeRight,
  goodPin,
  personWithMoney,
  transactionOf,
  untilStatus,
} from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openPayoutSandbox();
const world = useWorld(sandbox.environment);
const { Pending, Successful, Reversed } = transactionStatus;

beforeAll(() => sandbox.setWebhooks(world.node.origin, false));
afterEach(() => sandbox.clearFaults('paypal'));
afterAll(() => expectBooksToBeRight(world));

/** A word in the receiver's name says how it goes: see the sandbox's README. */
const payOut = (person: Pick<Person, 'call'>, receiver: string, amount: number) =>
  person.call(initiatePayout, {
    body: { currency: 'USD', amount, pin: goodPin, paypalEmail: `${receiver}@mail.example` },
  });

const itemOf = (reference: string) =>
  eventually('The payout at PayPal', async () => (await sandbox.payouts(reference))[0]?.items[0]);

const stateOf = async (reference: string) => (await findPayout(world.db, reference))?.state;

describe('a payout to PayPal', () => {
  it('leaves the dollars at once and is delivered to the cent', async () => {
    const person = await personWithMoney(world, { USD: 100 });
    const { status, result } = await payOut(person, 'ada', 40.05);
    expect([status, result.status, result.currency, result.title]).toEqual([201, Pending, 'USD', 'To ada@mail.example']);
    expect(await balanceOf(world, person.id, 'USD')).toBe(59.95);
    const line = await untilStatus(person, result.id, Successful);
    expect(line.detail).toBe('Delivered to ada@mail.example.');
    expect((await itemOf(result.reference)).payout_item).toMatchObject({
      receiver: 'ada@mail.example',
      amount: { value: '40.05', currency: 'USD' },
    });
  });

  it.each(['fail', 'returned'])('comes back in full when it is to %s', async (receiver) => {
    const person = await personWithMoney(world, { USD: 100 });
    const { result } = await payOut(person, receiver, 100);
    await untilStatus(person, result.id, Reversed);
    expect(await balanceOf(world, person.id, 'USD')).toBe(100);
  });

  it('waits for a receiver who has not accepted it, says so, and comes back when it is sent back', async () => {
    const person = await personWithMoney(world, { USD: 100 });
    const { result } = await payOut(person, 'unclaimed', 60);
    await eventually('Unclaimed', async () => (await stateOf(result.reference)) === 'unclaimed');
    const waiting = await transactionOf(person, result.id);
    expect([waiting.status, waiting.dateSettled]).toEqual([Pending, null]);
    expect(waiting.detail).toBe(
      'PayPal has written to unclaimed@mail.example, who has 30 days to accept it. After that it comes back in full.',
    );
    expect(await balanceOf(world, person.id, 'USD')).toBe(40);
    await sandbox.decideItem((await itemOf(result.reference)).payout_item_id, 'RETURNED');
    await untilStatus(person, result.id, Reversed);
    expect(await balanceOf(world, person.id, 'USD')).toBe(100);
  });

  it('that waits for its receiver is not on its way again by a word that was only late', async () => {
    const person = await personWithMoney(world, { USD: 100 });
    const { result } = await payOut(person, 'unclaimed', 60);
    await eventually('Unclaimed', async () => (await stateOf(result.reference)) === 'unclaimed');
    const payout = await findPayout(world.db, result.reference);
    if (!payout) throw new Error('The payout is gone');
    // Asked before it was unclaimed, heard afterwards.
    const paypal = {
      ...world.node.context.paypal,
      findPayout: async () => ({ state: 'sent' as const, providerId: payout.providerId }),
    };
    await settlePayout({ ...world.node.context, paypal }, payout);
    expect(await stateOf(result.reference)).toBe('unclaimed');
    expect((await transactionOf(person, result.id)).detail).toContain('30 days to accept it');
  });

  it('that is accepted late is delivered after all', async () => {
    const person = await personWithMoney(world, { USD: 100 });
    const { result } = await payOut(person, 'unclaimed', 60);
    await eventually('Unclaimed', async () => (await stateOf(result.reference)) === 'unclaimed');
    await sandbox.decideItem((await itemOf(result.reference)).payout_item_id, 'SUCCESS');
    await untilStatus(person, result.id, Successful);
    expect(await balanceOf(world, person.id, 'USD')).toBe(40);
  });

  it('has the day’s limit of dollars', async () => {
    const person = await personWithMoney(world, { USD: 5000 });
    expect((await payOut(person, 'ada', 2000.01)).problem.detail).toBe('You can withdraw $2,000.00 more today.');
    expect((await payOut(person, 'ada', 2000)).status).toBe(201);
    expect((await payOut(person, 'ada', 0.01)).problem.code).toBe('amount_out_of_limits');
  });

  it('is refused to an address that is none, and to a bank', async () => {
    const person = await personWithMoney(world, { USD: 100 });
    const send = (body: object) => person.call(initiatePayout, { body });
    const dollars = { currency: 'USD', amount: 5, pin: goodPin };
    expect((await send({ ...dollars, paypalEmail: 'nobody' })).problem.errors[0]?.field).toBe('paypalEmail');
    expect((await send({ ...dollars, bankCode: '001', accountNumber: '0123456780' })).problem.code).toBe('invalid_input');
    expect((await send({ ...dollars, currency: 'GBP', paypalEmail: 'ada@mail.example' })).problem.errors[0]?.field).toBe(
      'currency',
    );
  });
});

describe('PayPal in trouble', () => {
  // Nobody works on its jobs: the tests do. Webhooks go to the other node, whose workers do nothing we wait for.
  const quiet = madeBefore(() => world.startNode({ ROLES: 'http' }));

  async function payoutWithoutWorkers(receiver: string, amount: number) {
    const person = await personWithMoney(world, { USD: amount });
    // As if the workers were all busy: what was queued is taken from under them.
    await sandbox.fault('paypal', { path: '/v1/payments/payouts', method: 'POST', status: 503 });
    const { result } = await payOut(person, receiver, amount);
    await eventually('The first try', async () => {
      const [row] = await world.db<
        { trouble: string | null }[]
      >`select trouble from payout where reference = ${result.reference}`;
      return row?.trouble?.includes('503');
    });
    await world.db`delete from jobs.job where group_id = 'wallet.send-payout'`;
    return { person, id: result.id, reference: result.reference };
  }

  const settle = async (reference: string) => {
    const payout = await findPayout(world.db, reference);
    if (payout) await settlePayout(quiet.context, payout);
  };

  it('whose answer was lost is asked again under the same name, and pays once', async () => {
    const { person, id, reference } = await payoutWithoutWorkers('ada', 70);
    await sandbox.fault('paypal', { path: '/v1/payments/payouts', method: 'POST', hangUp: true, afterwards: true });
    await expect(settle(reference)).rejects.toThrow('PayPal');
    expect(await balanceOf(world, person.id, 'USD')).toBe(0);
    // It refuses the second telling and names the batch that it has.
    await settle(reference).catch(() => undefined);
    await untilStatus(person, id, Successful);
    expect(await sandbox.payouts(reference)).toHaveLength(1);
    expect(await balanceOf(world, person.id, 'USD')).toBe(0);
  });

  it('told by many at once pays once', async () => {
    const { person, id, reference } = await payoutWithoutWorkers('ada', 70);
    await atOnce(6, () => settle(reference).catch(() => undefined));
    await untilStatus(person, id, Successful);
    expect(await sandbox.payouts(reference)).toHaveLength(1);
  });

  it.each([
    [403, 'SENDER_RESTRICTED'],
    [422, 'INSUFFICIENT_FUNDS'],
  ])('that refuses us with %i for a while keeps nobody’s money, and gives nothing back on a guess', async (status) => {
    const { person, id, reference } = await payoutWithoutWorkers('ada', 70);
    await sandbox.fault('paypal', { path: '/v1/payments/payouts', method: 'POST', status });
    await expect(settle(reference)).rejects.toThrow('PayPal');
    expect((await transactionOf(person, id)).status).toBe(Pending);
    await settle(reference);
    await untilStatus(person, id, Successful);
  });

  it('is not told again of what it may have forgotten that it knows', async () => {
    const { person, id, reference } = await payoutWithoutWorkers('ada', 70);
    await world.db`update payout set created_at = now() - interval '26 days' where reference = ${reference}`;
    await expect(settle(reference)).rejects.toThrow('too old to be told');
    expect(await sandbox.payouts(reference)).toEqual([]);
    expect((await transactionOf(person, id)).status).toBe(Pending);
  });

  it('that calls the receiver none gives the money back', async () => {
    const { person, id, reference } = await payoutWithoutWorkers('ada', 70);
    await world.db`update payout set destination = '{"paypalEmail": "not an address"}' where reference = ${reference}`;
    await settle(reference);
    expect((await transactionOf(person, id)).status).toBe(Reversed);
    expect(await balanceOf(world, person.id, 'USD')).toBe(70);
  });
});
