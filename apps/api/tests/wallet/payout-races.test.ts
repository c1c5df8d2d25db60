import { randomUUID } from 'node:crypto';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settlePayout } from '../../src/modules/wallet/commands/settle-payout.ts';
import { sendPayout } from '../../src/modules/wallet/jobs/send-payout.ts';
import { sweepPayouts } from '../../src/modules/wallet/jobs/sweep-payouts.ts';
import { listMoneyQuestions } from '../../src/modules/wallet/storage/money-questions.ts';
import { findPayout } from '../../src/modules/wallet/storage/payouts.ts';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { openPayoutSandbox } from '../support/payout-sandbox.ts';
import type { Person } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, goodPin, personWithMoney, transactionOf } from '../support/people-with-money.ts';
import { type Node, useWorld } from '../support/world.ts';

const sandbox = await openPayoutSandbox();
// Nobody works on the jobs here: the tests do, when and as often as they like.
const world = useWorld({ ...sandbox.environment, ROLES: 'http', PAYOUT_A_DAY: 'NGN:50000000,USD:2000' });
const { Pending, Successful, Reversed } = transactionStatus;
let second: Node;

beforeAll(async () => {
  second = await world.startNode();
  for (const vendor of ['paystack', 'paypal'] as const) await sandbox.holdSettlement(vendor, true);
});
afterEach(() => sandbox.clearFaults('paystack'));
afterAll(() => expectBooksToBeRight(world));

const to = (accountNumber: string) => ({ currency: 'NGN', pin: goodPin, bankCode: '001', accountNumber });
const payOut = (person: Pick<Person, 'call'>, body: object, idempotencyKey: string = randomUUID()) =>
  person.call(initiatePayout, { body, idempotencyKey });

async function personWithPayout(amount: number) {
  const person = await personWithMoney(world, { NGN: amount });
  const { result } = await payOut(person, { ...to('0123456780'), amount });
  return { person, id: result.id, reference: result.reference };
}

/** What the job, the webhook's job and the sweep's job all do. */
async function settle(reference: string, node: Node = world.node): Promise<void> {
  const payout = await findPayout(world.db, reference);
  if (payout) await settlePayout(node.context, payout);
}

const timesGivenBack = async (reference: string) => {
  const rows = await world.db`
    select from ledger_transaction where kind = 'payout-returned' and about ->> 'reference' = ${reference} and code = 0`;
  return rows.length;
};

/** Until every connection of both nodes waits for another, or for the events that are held up: a while of looking, to be sure. */
async function untilNobodyMoves(): Promise<void> {
  let looks = 0;
  await eventually('Standstill', async () => {
    const [row] = await world.db<{ waiting: number; atNotification: number; busy: number }[]>`
      select count(*) filter (where wait_event_type = 'Lock')::int as waiting,
             count(*) filter (where wait_event_type = 'Lock' and query like '%realtime_cursor%')::int as at_notification,
             count(*) filter (where wait_event_type <> 'Lock' and state <> 'idle')::int as busy
      from pg_stat_activity where datname = current_database() and application_name = 'waybill'`;
    looks = row && row.waiting >= 8 && row.atNotification > 0 && row.busy === 0 ? looks + 1 : 0;
    return looks >= 15;
  });
}

describe('many payouts at once', () => {
  it('with one key are one payout, on two nodes too', async () => {
    const person = await personWithMoney(world, { NGN: 1000 });
    const there = sameBrowserAt(world, second.origin, person);
    const key = randomUUID();
    const answers = await atOnce(12, (index) => payOut(index % 2 ? there : person, { ...to('0123456780'), amount: 800 }, key));
    expect(tally(answers)).toEqual({ 201: 12 });
    expect(new Set(answers.map(({ result }) => result.reference)).size).toBe(1);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(200);
  });

  it('never take more than there is', async () => {
    const person = await personWithMoney(world, { NGN: 1000 });
    const there = sameBrowserAt(world, second.origin, person);
    const answers = await atOnce(12, (index) => payOut(index % 2 ? there : person, { ...to('0123456780'), amount: 300 }));
    expect(tally(answers)).toEqual({ 201: 3, insufficient_funds: 9 });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(100);
  });

  it('never pass the day’s limit together', async () => {
    const person = await personWithMoney(world, { NGN: 90_000_000 });
    const there = sameBrowserAt(world, second.origin, person);
    await world.db`insert into realtime_cursor (user_id, last_seq) values (${person.id}, 0) on conflict do nothing`;
    // Their events are held up, so that all of them are in the middle of it at the same moment.
    const answers = await world.db.begin(async (tx) => {
      await tx`select from realtime_cursor where user_id = ${person.id} for update`;
      const sent = Array.from({ length: 10 }, (_, index) =>
        payOut(index % 2 ? there : person, { ...to('0123456780'), amount: 12_500_000 }),
      );
      await untilNobodyMoves();
      return { sent };
    });
    expect(tally(await Promise.all(answers.sent))).toEqual({ 201: 4, amount_out_of_limits: 6 });
  });

  it('of many people on few connections all go through, though each opens accounts', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => personWithMoney(world, { NGN: 500 })));
    const node = await world.startNode({ DATABASE_POOL: '3' });
    const answers = await Promise.all(
      people.map((person) => payOut(sameBrowserAt(world, node.origin, person), { ...to('0123456780'), amount: 500 })),
    );
    expect(tally(answers)).toEqual({ 201: 8 });
  });
});

describe('a payout that several workers hear of at once', () => {
  it('is told to the provider once', async () => {
    const { reference } = await personWithPayout(1000);
    await Promise.allSettled(Array.from({ length: 8 }, (_, index) => settle(reference, index % 2 ? second : world.node)));
    expect(await sandbox.transfers(reference)).toHaveLength(1);
    expect((await findPayout(world.db, reference))?.state).toBe('sent');
  });

  it('is told by one of them: a refusal is only believed while nobody else is being told yes', async () => {
    const { reference } = await personWithPayout(1000);
    await sandbox.fault('paystack', { path: '/transferrecipient', delayMs: 1_000 });
    const first = settle(reference);
    await expect.poll(async () => ((await sandbox.control('GET', 'paystack/faults')) as { faults: [] }).faults).toEqual([]);
    await expect(settle(reference, second)).rejects.toThrow('Somebody else is telling the provider');
    await first;
    expect((await findPayout(world.db, reference))?.state).toBe('sent');
  });

  it('is given back once, whoever says so how often', async () => {
    const { person, id, reference } = await personWithPayout(1000);
    await settle(reference);
    await sandbox.decideTransfer(reference, 'failed');
    await Promise.all(Array.from({ length: 10 }, (_, index) => settle(reference, index % 2 ? second : world.node)));
    expect(await timesGivenBack(reference)).toBe(1);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
    expect((await transactionOf(person, id)).status).toBe(Reversed);
  });

  it('that was delivered is given back once when the bank sends it back', async () => {
    const { person, id, reference } = await personWithPayout(1000);
    await settle(reference);
    await sandbox.decideTransfer(reference, 'success');
    await settle(reference);
    expect((await transactionOf(person, id)).status).toBe(Successful);
    await sandbox.decideTransfer(reference, 'reversed');
    await Promise.all(Array.from({ length: 10 }, (_, index) => settle(reference, index % 2 ? second : world.node)));
    expect(await timesGivenBack(reference)).toBe(1);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
  });

  it('is not taken back to “on its way” by a word that was late', async () => {
    const { person, id, reference } = await personWithPayout(1000);
    await settle(reference);
    // Its answer says “pending” and is a second late; meanwhile the transfer arrives and somebody faster says so.
    await sandbox.fault('paystack', { path: '/transfer/verify', delayMs: 1_000, afterwards: true });
    const late = settle(reference);
    await expect.poll(async () => ((await sandbox.control('GET', 'paystack/faults')) as { faults: [] }).faults).toEqual([]);
    await sandbox.decideTransfer(reference, 'success');
    await settle(reference);
    await late;
    expect((await findPayout(world.db, reference))?.state).toBe('paid');
    expect((await transactionOf(person, id)).status).toBe(Successful);
  });
});

describe('a provider that does not answer', () => {
  it('is asked again by the same reference, and nothing is given back on a guess', async () => {
    const { person, id, reference } = await personWithPayout(1000);
    // It has taken the transfer, but its answer is lost.
    await sandbox.fault('paystack', { path: '/transfer', method: 'POST', calls: 2, hangUp: true, afterwards: true });
    await expect(settle(reference)).rejects.toThrow('Paystack');
    expect((await transactionOf(person, id)).status).toBe(Pending);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    await expect(settle(reference)).rejects.toThrow('Paystack');
    await settle(reference);
    await sandbox.decideTransfer(reference, 'success');
    await settle(reference);
    expect(await sandbox.transfers(reference)).toHaveLength(1);
    expect((await transactionOf(person, id)).status).toBe(Successful);
  });

  it.each([500, 429, 401, 400])('with %i leaves the payout as it is, and operators see why', async (status) => {
    const { person, id, reference } = await personWithPayout(1000);
    await sandbox.fault('paystack', { path: '/transfer', method: 'POST', status });
    await expect(settle(reference)).rejects.toThrow(`${status}`);
    expect((await transactionOf(person, id)).status).toBe(Pending);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    const questions = async () => (await listMoneyQuestions(world.db)).filter(({ what }) => what.includes(reference));
    expect(await questions()).toEqual([]);
    // Not at once, for most trouble passes.
    await world.db`update payout set created_at = now() - interval '11 minutes' where reference = ${reference}`;
    expect((await questions()).map(({ what }) => what.includes(`${status}`))).toEqual([true]);
    await settle(reference);
    expect(await questions()).toEqual([]);
    await world.db`update payout set created_at = now() - interval '25 hours' where reference = ${reference}`;
    expect(await questions()).toHaveLength(1);
  });

  it('goes on being asked by the sweep when the job has given up', async () => {
    const { person, id, reference } = await personWithPayout(1000);
    await world.db`delete from jobs.job where group_id like 'wallet.send-payout'`;
    await world.db`update payout set created_at = now() - interval '3 hours', checked_at = now() - interval '1 hour' where reference = ${reference}`;
    // As a worker would: the sweep queues, the job settles.
    await sweepPayouts.handle(world.node.context, {} as never);
    const queued = await world.db<
      { data: { reference: string } }[]
    >`select data from jobs.job where group_id = 'wallet.send-payout'`;
    expect(queued.map(({ data }) => data.reference)).toEqual([reference]);
    await sendPayout.handle(world.node.context, { reference } as never);
    // Just asked, it is left in peace.
    await sweepPayouts.handle(world.node.context, {} as never);
    expect(await world.db`select from jobs.job where group_id = 'wallet.send-payout'`).toHaveLength(1);
    await sandbox.decideTransfer(reference, 'success');
    await settle(reference);
    expect((await transactionOf(person, id)).status).toBe(Successful);
  });
});

describe('the sweep', () => {
  it('asks once more after what was paid of late: a bank may have sent it back without a word', async () => {
    const { person, id, reference } = await personWithPayout(1000);
    await settle(reference);
    await sandbox.decideTransfer(reference, 'success');
    await settle(reference);
    await sandbox.decideTransfer(reference, 'reversed');
    await world.db`delete from jobs.job where group_id = 'wallet.send-payout'`;
    await sweepPayouts.handle(world.node.context, {} as never);
    expect(await world.db`select from jobs.job where group_id = 'wallet.send-payout'`).toEqual([]);
    await world.db`update payout set created_at = now() - interval '2 days', checked_at = now() - interval '25 hours' where reference = ${reference}`;
    await sweepPayouts.handle(world.node.context, {} as never);
    const queued = await world.db<
      { data: { reference: string } }[]
    >`select data from jobs.job where group_id = 'wallet.send-payout'`;
    expect(queued.map(({ data }) => data.reference)).toEqual([reference]);
    await sendPayout.handle(world.node.context, { reference } as never);
    expect((await transactionOf(person, id)).status).toBe(Reversed);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
  });
});

describe('a provider that refuses', () => {
  it('because our own balance there is too small is asked again until it is not', async () => {
    const { person, id, reference } = await personWithPayout(12_000_000);
    await expect(settle(reference)).rejects.toThrow('insufficient_balance');
    expect((await transactionOf(person, id)).status).toBe(Pending);
    await fillSandbox(5_000_000);
    await settle(reference);
    await sandbox.decideTransfer(reference, 'success');
    await settle(reference);
    expect((await transactionOf(person, id)).status).toBe(Successful);
  });

  it('because the account is none gives the money back', async () => {
    const { person, id, reference } = await personWithPayout(1000);
    // It was resolved when the payout began, and closed a moment later.
    await world.db`update payout set destination = jsonb_set(destination, '{accountNumber}', '"0000000000"') where reference = ${reference}`;
    await settle(reference);
    expect((await transactionOf(person, id)).status).toBe(Reversed);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
    expect(await sandbox.transfers(reference)).toEqual([]);
  });
});

describe('a provider that contradicts itself', () => {
  it('about a payout that was given back is not believed, and not passed over in silence', async () => {
    const { person, reference } = await personWithPayout(1000);
    await settle(reference);
    await sandbox.decideTransfer(reference, 'failed');
    await settle(reference);
    const payout = await findPayout(world.db, reference);
    if (!payout) throw new Error('The payout is gone');
    const { cards } = world.node.context;
    const lying = {
      ...world.node.context,
      cards: { ...cards, findTransfer: async () => ({ state: 'paid', providerId: null }) as const },
    };
    await expect(settlePayout(lying, payout)).rejects.toThrow('given back is said to be paid');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
  });
});

/** Somebody pays us by card, and the money is on our balance at the provider. */
async function fillSandbox(amount: number): Promise<void> {
  const reference = `wb-fill-${randomUUID()}`;
  const response = await fetch(`${sandbox.origin}/paystack/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_waybill_sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@mail.example', amount: amount * 100, reference }),
  });
  expect(response.status).toBe(200);
  await sandbox.control('POST', `paystack/transactions/${reference}/decide`, { status: 'success' });
}
