import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buyCreditsByCard } from '@waybill/contract/wallet/buy-credits-by-card';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { verifyCardTopUp } from '@waybill/contract/wallet/verify-card-top-up';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { houseAccount, personAccount } from '../../src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../src/modules/wallet/ledger/post.ts';
import { keyFor } from '../../src/modules/wallet/ledger/transfer.ts';
import { answerMoneyQuestionNow } from '../../src/ops/answer-money-question.ts';
import { listMoneyQuestionsNow } from '../../src/ops/list-money-questions.ts';
import { transact } from '../../src/platform/db/database.ts';
import { madeForEach } from '../support/made-before.ts';
import { balanceOf, creditsOf, historyOf, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

/** What this Paystack says of a payment: the sandbox is honest, and here we need one that is not. */
const answers = new Map<string, { status: string; amount: number | string; currency: string; reference?: string }>();
const paystack = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const reference = request.url?.split('/').at(-1) ?? '';
    const data = request.url?.includes('/verify/')
      ? { reference, ...answers.get(reference) }
      : { authorization_url: 'http://localhost/pay', reference: JSON.parse(Buffer.concat(chunks).toString()).reference };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: true, message: 'ok', data }));
  });
});
await new Promise<void>((resolve) => void paystack.listen(0, '127.0.0.1', resolve));
afterAll(() => void paystack.close());

const secretKey = 'sk_test_for_this_file';
const world = useWorld({
  PAYSTACK_BASE_URL: `http://127.0.0.1:${(paystack.address() as AddressInfo).port}`,
  PAYSTACK_SECRET_KEY: secretKey,
  LOG_LEVEL: 'silent',
});
const person = madeForEach(() => verifiedPerson(world));

async function begun(amount: number): Promise<string> {
  return (await person.call(startCardTopUp, { body: { amount } })).result.reference;
}
const verify = async (reference: string) => (await person.call(verifyCardTopUp, { body: { reference } })).result.transaction;

async function notifyProvider(event: string, data: Record<string, unknown>): Promise<number> {
  const body = JSON.stringify({ event, data });
  const signature = createHmac('sha512', secretKey).update(body).digest('hex');
  const response = await fetch(`${world.node.origin}/api/webhooks/paystack`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body,
  });
  await walletJobsDone(world);
  return response.status;
}

const metrics = async () =>
  (await (await fetch(`${world.node.origin}/api/metrics`)).text()).match(/^wallet_money_questions (\d+)$/m);

describe('a payment that is not what was agreed', () => {
  it.each([
    ['too little', { amount: 99_999, currency: 'NGN' }, 'NGN 999.99'],
    ['too much', { amount: 100_001, currency: 'NGN' }, 'NGN 1000.01'],
    ['a hundred times as much', { amount: 10_000_000, currency: 'NGN' }, 'NGN 100000.00'],
    ['another currency', { amount: 100_000, currency: 'USD' }, 'USD 1000.00'],
    ['a currency in other letters', { amount: 100_000, currency: 'ngn' }, 'ngn 1000.00'],
  ])('(%s) is not credited; the person is told, and an operator sees it', async (_, paid, shown) => {
    const reports = vi.spyOn(world.node.context, 'report');
    const reference = await begun(1_000);
    answers.set(reference, { status: 'success', ...paid });
    const line = await verify(reference);
    expect(line).toMatchObject({ status: 0, dateSettled: null });
    expect(line.detail).toBe('What was paid is not what was agreed. Our team is looking at it and will write to you.');
    expect(await balanceOf(person, 'NGN')).toBe(0);
    const questions = await listMoneyQuestionsNow(world.node.context);
    expect(questions).toContain(`quarantined  paystack ${reference}: agreed NGN 1000.00, paid ${shown}, user ${person.id}`);
    expect(Number((await metrics())?.[1])).toBe(questions.split('\n').length);
    expect(reports.mock.calls).toEqual([[new Error(`Payment ${reference} was paid otherwise than agreed and is quarantined`)]]);
    reports.mockRestore();
  });

  it('stays with our people, whatever is said about it later', async () => {
    const reference = await begun(1_000);
    answers.set(reference, { status: 'success', amount: 1, currency: 'NGN' });
    await verify(reference);
    answers.set(reference, { status: 'success', amount: 100_000, currency: 'NGN' });
    expect(await notifyProvider('charge.success', { reference, amount: 100_000, currency: 'NGN', id: 1 })).toBe(200);
    expect((await verify(reference)).status).toBe(0);
    expect(await timesCredited(world, reference)).toBe(0);
  });

  it('is judged by what the provider answers, never by what the webhook says', async () => {
    const reference = await begun(1_000);
    answers.set(reference, { status: 'abandoned', amount: 100_000, currency: 'NGN' });
    await notifyProvider('charge.success', { reference, amount: 100_000, currency: 'NGN', status: 'success', id: 2 });
    expect((await historyOf(person))[0]?.status).toBe(0);
    answers.set(reference, { status: 'success', amount: 100_000, currency: 'NGN' });
    // The webhook was forged in its amount; the payment is as agreed.
    await notifyProvider('charge.success', { reference, amount: 99_900_000, currency: 'USD', status: 'success', id: 3 });
    expect(await balanceOf(person, 'NGN')).toBe(1_000);
  });

  it.each([
    ['an amount that is none', { status: 'success', amount: 'much', currency: 'NGN' }],
    ['half a kobo', { status: 'success', amount: 100_000.5, currency: 'NGN' }],
    ['another payment', { status: 'success', amount: 100_000, currency: 'NGN', reference: 'wb-somebody-else' }],
  ])('is not believed when the provider answers with %s', async (_, answer) => {
    const reference = await begun(1_000);
    answers.set(reference, answer);
    const { problem } = await person.call(verifyCardTopUp, { body: { reference } });
    expect(problem.code).toBe('provider_unavailable');
    expect((await historyOf(person))[0]?.status).toBe(0);
  });

  it('is not taken for paid in a status that we do not know', async () => {
    const reference = await begun(1_000);
    answers.set(reference, { status: 'SUCCESS', amount: 100_000, currency: 'NGN' });
    expect((await verify(reference)).status).toBe(0);
    expect(await balanceOf(person, 'NGN')).toBe(0);
  });
});

describe('what our people decide about a payment in quarantine', () => {
  async function quarantined(paid: { amount: number; currency: string }): Promise<string> {
    const reference = await begun(1_000);
    answers.set(reference, { status: 'success', ...paid });
    await verify(reference);
    return reference;
  }
  const answer = (reference: string, input: string) => answerMoneyQuestionNow(world.node.context, reference, input);

  it('credit: what was really paid is credited, once, and the history says how much', async () => {
    const reference = await quarantined({ amount: 95_000, currency: 'NGN' });
    expect(await answer(reference, 'credit')).toBe('What was paid is credited.');
    await expect(answer(reference, 'credit')).rejects.toThrow('is not in quarantine');
    expect(await verify(reference)).toMatchObject({ status: 1, amount: 950, currency: 'NGN' });
    expect(await balanceOf(person, 'NGN')).toBe(950);
    expect(await timesCredited(world, reference)).toBe(1);
    expect(await listMoneyQuestionsNow(world.node.context)).not.toContain(reference);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('credit: in the currency it was paid in, if a wallet can hold that', async () => {
    const reference = await quarantined({ amount: 2_000, currency: 'USD' });
    await answer(reference, 'credit');
    expect([await balanceOf(person, 'NGN'), await balanceOf(person, 'USD')]).toEqual([0, 20]);
    const cedis = await quarantined({ amount: 2_000, currency: 'GHS' });
    await expect(answer(cedis, 'credit')).rejects.toThrow('Only a top-up paid in naira or dollars');
  });

  it('credit: what the provider has given back meanwhile is not theirs to spend', async () => {
    const reference = await quarantined({ amount: 95_000, currency: 'NGN' });
    answers.set(reference, { status: 'reversed', amount: 95_000, currency: 'NGN' });
    await answer(reference, 'credit');
    expect(await balanceOf(person, 'NGN')).toBe(0);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('refuse: it is not credited, whatever the provider says later', async () => {
    const reference = await quarantined({ amount: 95_000, currency: 'NGN' });
    await answer(reference, 'refuse');
    answers.set(reference, { status: 'success', amount: 100_000, currency: 'NGN' });
    await notifyProvider('charge.success', { reference, id: 20 });
    expect(await verify(reference)).toMatchObject({ status: 2, detail: expect.stringContaining('gave it back') });
    expect(await balanceOf(person, 'NGN')).toBe(0);
  });

  it('nothing else: an unknown payment, one that is not in question, a word that is no answer', async () => {
    await expect(answer('wb-unknown', 'credit')).rejects.toThrow('There is no payment wb-unknown.');
    const reference = await begun(1_000);
    await expect(answer(reference, 'refuse')).rejects.toThrow('is not in quarantine');
    await expect(answer(reference, 'maybe')).rejects.toThrow('credit, refuse, close');
  });
});

describe('a card payment that is given back', () => {
  async function credited(amount: number): Promise<string> {
    const reference = await begun(amount);
    answers.set(reference, { status: 'success', amount: amount * 100, currency: 'NGN' });
    expect((await verify(reference)).status).toBe(1);
    return reference;
  }
  const reverse = (reference: string, amount: number) =>
    answers.set(reference, { status: 'reversed', amount: amount * 100, currency: 'NGN' });

  it('is taken from the balance, once', async () => {
    const reference = await credited(1_000);
    reverse(reference, 1_000);
    await notifyProvider('refund.processed', { transaction_reference: reference, amount: '100000', id: 4 });
    await notifyProvider('refund.processed', { transaction_reference: reference, amount: '100000', id: 5 });
    expect(await balanceOf(person, 'NGN')).toBe(0);
    expect(await historyOf(person)).toMatchObject([
      { kind: 'correction', direction: 'out', amount: 1_000, detail: 'The payment provider gave a payment back to you.' },
      { kind: 'top-up', status: 1 },
    ]);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('is owed as far as it was spent, and no balance goes below zero', async () => {
    const reference = await credited(1_000);
    await transact(world.db, (tx) =>
      postTransfer(tx, {
        key: keyFor('spent', reference),
        kind: 'spend',
        about: {},
        legs: [{ from: personAccount(person.id, 'available', 'NGN'), to: houseAccount('charges', 'NGN'), amountMinor: 70_000n }],
      }),
    );
    reverse(reference, 1_000);
    await notifyProvider('refund.processed', { transaction_reference: reference, id: 6 });
    expect(await balanceOf(person, 'NGN')).toBe(0);
    const [line] = await historyOf(person);
    expect(line).toMatchObject({ kind: 'correction', amount: 1_000, detail: expect.stringContaining('₦700.00 of it was spent') });
    const [debt] = await world.db`select posted from ledger_account where owner_id = ${person.id} and kind = 'receivable'`;
    expect(debt).toEqual({ posted: '-70000' });
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('is left alone when the provider, asked, does not say so', async () => {
    const reference = await credited(1_000);
    await notifyProvider('refund.processed', { transaction_reference: reference, id: 7 });
    expect(await balanceOf(person, 'NGN')).toBe(1_000);
  });

  it('is a question for our people while it is disputed, and taken back when the bank wins', async () => {
    const reference = await credited(1_000);
    await notifyProvider('charge.dispute.create', { id: 8, transaction: { reference } });
    expect(await balanceOf(person, 'NGN')).toBe(1_000);
    expect(await listMoneyQuestionsNow(world.node.context)).toContain(`disputed  paystack ${reference}: NGN 1000.00`);
    reverse(reference, 1_000);
    await notifyProvider('charge.dispute.resolve', { id: 8, transaction: { reference } });
    expect(await balanceOf(person, 'NGN')).toBe(0);
    await answerMoneyQuestionNow(world.node.context, reference, 'close');
    expect(await listMoneyQuestionsNow(world.node.context)).not.toContain(reference);
  });

  it('takes credits that were bought with it, as far as they are there', async () => {
    const { reference } = (await person.call(buyCreditsByCard, { body: { credits: 5 } })).result;
    answers.set(reference, { status: 'success', amount: 237_500, currency: 'NGN' });
    await verify(reference);
    expect(await creditsOf(person)).toBe(5);
    await world.db`update credit_balance set credits = 3 where user_id = ${person.id}`;
    answers.set(reference, { status: 'reversed', amount: 237_500, currency: 'NGN' });
    await notifyProvider('refund.processed', { transaction_reference: reference, id: 9 });
    expect(await creditsOf(person)).toBe(0);
    expect(await historyOf(person)).toMatchObject([{ kind: 'credits', status: 3 }]);
    expect(await proveLedger(world.db)).toEqual([]);
  });
});
