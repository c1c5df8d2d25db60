import { randomUUID } from 'node:crypto';
import { answerMoneyQuestion } from '@waybill/contract/ops/answer-money-question';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { retryPayout } from '@waybill/contract/ops/retry-payout';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { decide, propose } from '../support/corrections.ts';
import { leave } from '../support/leaving.ts';
import { openPayoutSandbox } from '../support/payout-sandbox.ts';
import { goodPassword, type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, checkIdentity, expectBooksToBeRight, goodPin, payIn, personWithMoney } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { trailOf } from '../support/trail.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openPayoutSandbox();
/** Nobody works on jobs here: what gets on, gets on because one of our people asked for it. */
const world = useWorld({ ...sandbox.environment, ROLES: 'http', LOG_LEVEL: 'silent' });

let ada: Person;
let bola: Person;
beforeAll(async () => {
  ada = await staffMember(world);
  bola = await staffMember(world);
  await sandbox.tellWebhooks(world.node.origin, true);
  await sandbox.holdSettlement('paystack', true);
});
afterEach(() => sandbox.mend('paystack'));
afterAll(() => expectBooksToBeRight(world));

const payOut = async (person: Person, amount: number): Promise<string> => {
  const body = { currency: 'NGN', pin: goodPin, bankCode: '001', accountNumber: '0123456780', amount };
  return (await person.call(initiatePayout, { body, idempotencyKey: randomUUID() })).result.reference;
};
const retry = (staff: Person, reference: string) =>
  staff.call(retryPayout, { params: { reference }, body: { because: 'They wrote to us.' } });
const payoutsOf = async (query: object) => (await ada.call(listPayouts, { query })).result.items;
const grow = (reference: string, age: string) =>
  world.db`update payout set created_at = now() - ${age}::interval where reference = ${reference}`;

describe('payouts', () => {
  it('are listed newest first: all, those under way, those that do not get on', async () => {
    const person = await personWithMoney(world, { NGN: 10_000 });
    const [one, two, three] = [await payOut(person, 500), await payOut(person, 600), await payOut(person, 700.5)];
    await grow(two, '25 hours');
    await retry(ada, one);
    await sandbox.decideTransfer(one, 'success');
    expect((await retry(ada, one)).result.state).toBe('paid');
    const mine = async (query: object) =>
      (await payoutsOf(query)).filter(({ person: { id } }) => id === person.id).map(({ reference }) => reference);
    expect(await mine({})).toEqual([three, two, one]);
    expect(await mine({ state: 'under-way' })).toEqual([three, two]);
    expect(await mine({ state: 'stuck' })).toEqual([two]);
    const [newest] = await payoutsOf({ limit: 1 });
    expect(newest).toMatchObject({
      reference: three,
      person: { username: person.details.username },
      provider: 'paystack',
      amount: 700.5,
      currency: 'NGN',
      destination: 'Test Bank, account ending 6780',
      state: 'queued',
      trouble: null,
      isStuck: false,
      settledAt: null,
    });
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { items: { reference: string }[]; nextCursor: string | null } = (
        await ada.call(listPayouts, { query: { limit: 1, ...(cursor ? { cursor } : {}) } })
      ).result;
      paged.push(...page.items.map(({ reference }) => reference));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual((await payoutsOf({ limit: 50 })).map(({ reference }) => reference));
    expect((await person.call(listPayouts)).problem.code).toBe('forbidden');
  });

  it('are sent again under the same reference, never twice, however many ask for it', async () => {
    const carol = await staffMember(world);
    const person = await personWithMoney(world, { NGN: 3000 });
    const reference = await payOut(person, 1000);
    const staff = [ada, bola, carol];
    const answers = await atOnce(9, (index) => retry(staff[index % 3] ?? ada, reference));
    expect(tally(answers)).toEqual({ 200: 9 });
    expect(await sandbox.transfers(reference)).toHaveLength(1);
    expect((await retry(ada, reference)).result).toMatchObject({ state: 'sent', trouble: null });
    expect(await sandbox.transfers(reference)).toHaveLength(1);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(2000);
  });

  it('say what stands in the way when the provider does not answer, and get on when it does', async () => {
    const person = await personWithMoney(world, { NGN: 3000 });
    const reference = await payOut(person, 1000);
    await sandbox.fault('paystack', { calls: 5, status: 500 });
    const stuck = await retry(ada, reference);
    expect(stuck.status).toBe(200);
    expect(stuck.result).toMatchObject({ state: 'queued', trouble: expect.stringContaining('Paystack') });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(2000);
    await sandbox.mend('paystack');
    expect((await retry(ada, reference)).result).toMatchObject({ state: 'sent', trouble: null });
    await sandbox.decideTransfer(reference, 'failed');
    const { result } = await retry(ada, reference);
    expect(result.state).toBe('returned');
    expect(result.settledAt).not.toBeNull();
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3000);
    expect((await retry(ada, reference)).problem.code).toBe('already_decided');
    expect(await trailOf(world, reference)).toEqual(
      Array(3).fill({ staffId: ada.id, what: 'payout-retried', userId: person.id, about: {}, because: 'They wrote to us.' }),
    );
  });

  it('are nobody’s own business, and must be there', async () => {
    await ada.call(setPin, { body: { newPin: goodPin, password: goodPassword } });
    await checkIdentity(world, ada.id);
    await payIn(world, ada.id, 'NGN', 1000);
    const reference = await payOut(ada, 500);
    expect((await retry(ada, reference)).problem.code).toBe('forbidden');
    expect((await retry(bola, reference)).result.state).toBe('sent');
    expect((await retry(ada, 'wb-out-nothing')).problem.code).toBe('not_found');
    const body = { because: '' };
    expect((await bola.call(retryPayout, { params: { reference }, body })).problem.code).toBe('invalid_input');
  });
});

describe('a payout that comes back to somebody who has left', () => {
  it('is a question, not a stuck payout, and ends when two of us have taken it over', async () => {
    const person = await personWithMoney(world, { NGN: 1500 });
    const reference = await payOut(person, 1500);
    await retry(ada, reference);
    await sandbox.decideTransfer(reference, 'success');
    expect((await retry(ada, reference)).result.state).toBe('paid');
    expect((await leave(person)).status).toBe(204);
    const overview = async () => (await ada.call(getOverview)).result;
    const before = await overview();
    await payIn(world, person.id, 'NGN', 1500);
    await world.db`update payout set state = 'returned' where reference = ${reference}`;
    const now = await overview();
    expect([now.moneyQuestions.count - before.moneyQuestions.count, now.payouts.count - before.payouts.count]).toEqual([1, 0]);
    const question = async () =>
      (await ada.call(listMoneyQuestions, { query: { limit: 50 } })).result.items.find((item) => item.reference === reference);
    expect((await question())?.what).toContain('propose a correction');

    expect((await propose(ada, person.id, { amount: 1500 })).problem.code, 'nothing is added').toBe('forbidden');
    const { id } = (await propose(ada, person.id, { direction: 'out', amount: 1500 })).result;
    expect((await decide(bola, id, 'approve')).status).toBe(200);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    expect(await question()).toBeUndefined();
  });
});

describe('money questions', () => {
  const questions = async () => (await ada.call(listMoneyQuestions, { query: { limit: 50 } })).result.items;
  const answer = (staff: Person, reference: string, input: string) =>
    staff.call(answerMoneyQuestion, { params: { reference }, body: { answer: input, because: 'The bank wrote to us.' } });

  /** A payment as it stands after its payer has paid something else. */
  async function quarantined(userId: string, paid: { minor: number; currency: string }): Promise<string> {
    const reference = `wb-${randomUUID().replaceAll('-', '').slice(0, 24)}`;
    await world.db`
      insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference)
      values (${`trx_${reference}`}, ${userId}, 'top-up', 'in', 'NGN', 100000, 0, 'Top-up by card', '', ${reference})`;
    await world.db`
      insert into payment (reference, user_id, provider, purpose, currency, amount_minor, state, paid_minor, paid_currency, request_key, request_hash, transaction_id)
      values (${reference}, ${userId}, 'paystack', 'top-up', 'NGN', 100000, 'quarantined', ${paid.minor}, ${paid.currency},
              gen_random_uuid(), gen_random_uuid(), ${`trx_${reference}`})`;
    return reference;
  }

  it('about another amount: credited once, whoever answers, with an act', async () => {
    const person = await verifiedPerson(world);
    const reference = await quarantined(person.id, { minor: 95_000, currency: 'NGN' });
    const question = (await questions()).find((candidate) => candidate.reference === reference);
    expect(question).toMatchObject({
      kind: 'quarantined',
      what: 'Agreed ₦1,000.00, paid ₦950.00 with Paystack.',
      person: { id: person.id },
      answers: ['credit', 'refuse'],
    });
    const answers = await atOnce(6, (index) => answer(index % 2 ? ada : bola, reference, index % 3 ? 'credit' : 'refuse'));
    expect(tally(answers)).toEqual({ 204: 1, already_decided: 5 });
    const [act, ...more] = await trailOf(world, reference);
    expect(more).toEqual([]);
    expect(act).toMatchObject({ what: 'question-answered', userId: person.id, because: 'The bank wrote to us.' });
    const isCredited = JSON.stringify(act?.about) === JSON.stringify({ answer: 'credit' });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(isCredited ? 950 : 0);
    expect((await questions()).map((candidate) => candidate.reference)).not.toContain(reference);
  });

  it('about money no wallet can hold: it can only be refused', async () => {
    const person = await verifiedPerson(world);
    const reference = await quarantined(person.id, { minor: 5_000, currency: 'GHS' });
    const question = (await questions()).find((candidate) => candidate.reference === reference);
    expect(question).toMatchObject({ what: 'Agreed ₦1,000.00, paid GHS 50.00 with Paystack.', answers: ['refuse'] });
    expect((await answer(ada, reference, 'credit')).problem.code).toBe('invalid_input');
    expect(await trailOf(world, reference)).toEqual([]);
    expect((await answer(ada, reference, 'refuse')).status).toBe(204);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
  });

  it('about a dispute and about an event nobody knows: closed once', async () => {
    const person = await verifiedPerson(world);
    const reference = await quarantined(person.id, { minor: 5_000, currency: 'NGN' });
    await world.db`update payment set state = 'settled', disputed_at = now() where reference = ${reference}`;
    await world.db`
      insert into provider_event (provider, event_key, about, received_at)
      values ('paystack', 'charge.success:somebody/else?:1', '{"payment": {}}', now() - interval '1 hour')`;
    const [unknown] = (await questions()).filter(({ kind }) => kind === 'unknown');
    expect(unknown).toMatchObject({ person: null, answers: ['close'] });
    expect(unknown?.what).toContain('charge.success:somebody/else?:1');
    for (const name of [reference, unknown?.reference ?? '']) {
      expect((await answer(ada, name, 'close')).status).toBe(204);
      expect((await answer(bola, name, 'close')).problem.code).toBe('already_decided');
      expect(await trailOf(world, name)).toHaveLength(1);
    }
    expect((await questions()).filter(({ kind }) => kind === 'unknown' || kind === 'disputed')).toEqual([]);
  });

  it('about one’s own money are answered by somebody else', async () => {
    const reference = await quarantined(ada.id, { minor: 5_000, currency: 'NGN' });
    expect((await answer(ada, reference, 'credit')).problem.code).toBe('forbidden');
    expect((await answer(bola, reference, 'refuse')).status).toBe(204);
    expect((await answer(bola, 'wb-nothing', 'refuse')).problem.code).toBe('not_found');
    expect((await (await verifiedPerson(world)).call(listMoneyQuestions)).problem.code).toBe('forbidden');
  });

  it('about payouts are answered by sending them again; pages lose none', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const references = [await payOut(person, 500), await payOut(person, 500), await payOut(person, 500)];
    for (const reference of references) await grow(reference, '2 days');
    const all = await questions();
    const mine = all.filter(({ reference }) => references.includes(reference));
    const words = '₦500.00 with Paystack: it has not been sent yet.';
    expect(mine.map(({ kind, what, answers }) => [kind, what, answers])).toEqual(Array(3).fill(['payout', words, []]));
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { items: { reference: string }[]; nextCursor: string | null } = (
        await ada.call(listMoneyQuestions, { query: { limit: 1, ...(cursor ? { cursor } : {}) } })
      ).result;
      paged.push(...page.items.map(({ reference }) => reference));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all.map(({ reference }) => reference));
  });
});
