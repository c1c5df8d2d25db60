import { startTransferTopUp } from '@waybill/contract/wallet/start-transfer-top-up';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../../src/modules/wallet/index.ts';
import { answerMoneyQuestionNow } from '../../../src/ops/answer-money-question.ts';
import { listMoneyQuestionsNow } from '../../../src/ops/list-money-questions.ts';
import { atOnce } from '../../support/at-once.ts';
import { creditsByTransfer, openBankSandbox, topUpByTransfer, verified } from '../../support/bank-transfers.ts';
import { leave } from '../../support/leaving.ts';
import { madeForEach } from '../../support/made-before.ts';
import { balanceOf, historyOf, makeOlder, newKey, runPaymentSweep } from '../../support/money.ts';
import { hurryRetries, walletJobsDone } from '../../support/payment-sandbox.ts';
import { verifiedPerson } from '../../support/people.ts';
import { useWorld } from '../../support/world.ts';

const sandbox = await openBankSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

beforeAll(() => sandbox.setWebhooks(world.node.origin, false));

const person = madeForEach(async () => {
  await sandbox.clearFaults('paystack');
  await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: false });
  return verifiedPerson(world);
});

const refundsOf = async (reference: string) => {
  const answer = await fetch(`${sandbox.origin}/paystack/refund`, {
    headers: { authorization: 'Bearer sk_test_waybill_sandbox' },
  });
  const { data } = (await answer.json()) as { data: { transaction_reference: string; amount: number; status: string }[] };
  return data.filter((refund) => refund.transaction_reference === reference).map(({ amount, status }) => [amount, status]);
};

const questionAbout = async () =>
  /transfer-paystack-\d+|wb-[0-9a-f]{24}: NGN [\d.]+ came by transfer/.test(await listMoneyQuestionsNow(world.node.context));

/** Whoever asked the provider last is not waited for any longer. */
const claimsRunOut = () => world.db`update payment_arrival set sending_until = now() where sending_until > now()`;

/** A refund that we did not ask for, as from the provider's own pages. */
async function refundElsewhere(reference: string): Promise<void> {
  const [row] = await world.db<{ arrivalId: string }[]>`select arrival_id from payment_arrival where reference = ${reference}`;
  const answer = await fetch(`${sandbox.origin}/paystack/refund`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_waybill_sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ transaction: row?.arrivalId }),
  });
  expect(answer.status).toBe(200);
}

/** Bought late, so that all of it is to go back. */
async function lateTransfer(sent: Parameters<typeof sandbox.transfer>[1] = {}) {
  const transfer = await creditsByTransfer(person, 1);
  await sandbox.transfer(transfer, { isLate: true, ...sent });
  await expect.poll(async () => (await verified(person, transfer)).returning).toBe(500);
  return transfer;
}

async function stuckTransfer() {
  const transfer = await lateTransfer({ isSenderGone: true });
  const stuck = async () => {
    const [row] = await world.db<{ arrivalId: string }[]>`
      select arrival_id from payment_arrival where reference = ${transfer.reference} and return_state = 'stuck'`;
    return row && `transfer-paystack-${row.arrivalId}`;
  };
  await expect.poll(stuck).toBeTruthy();
  return { transfer, question: (await stuck()) ?? '' };
}

describe('giving a transfer back', () => {
  it('leaves the books when the provider says that it has arrived, and not before', async () => {
    await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: true });
    const transfer = await lateTransfer();
    await expect.poll(() => refundsOf(transfer.reference)).toEqual([[50_000, 'pending']]);
    await walletJobsDone(world);
    expect(await verified(person, transfer)).toMatchObject({ returning: 500, returned: 0 });
    expect(await proveMoney(world.db)).toEqual([]);
    await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: false });
    await expect.poll(async () => (await verified(person, transfer)).returned).toBe(500);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('gives back once, though the answer was cut off and it is asked again', async () => {
    await sandbox.fault('paystack', { path: '/refund', method: 'POST', hangUp: true, afterwards: true });
    const transfer = await lateTransfer();
    await expect.poll(() => refundsOf(transfer.reference)).toHaveLength(1);
    await atOnce(4, () => runPaymentSweep(world.node));
    await hurryRetries(world);
    await claimsRunOut();
    await atOnce(4, () => runPaymentSweep(world.node));
    await expect.poll(async () => (await verified(person, transfer)).returned).toBe(500);
    await walletJobsDone(world);
    expect(await refundsOf(transfer.reference)).toEqual([[50_000, 'processed']]);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('goes on by itself after the provider was down', async () => {
    await sandbox.fault('paystack', { path: '/refund', calls: 3, status: 503 });
    const transfer = await lateTransfer();
    await hurryRetries(world);
    await sandbox.clearFaults('paystack');
    const returned = async () => {
      await claimsRunOut();
      await runPaymentSweep(world.node);
      return (await verified(person, transfer)).returned;
    };
    await expect.poll(returned, { timeout: 10_000 }).toBe(500);
  });

  it('is taken from the wallet again when the provider gives back, unasked, what was credited', async () => {
    const topUp = await topUpByTransfer(person, 900);
    await sandbox.transfer(topUp);
    await expect.poll(() => balanceOf(person, 'NGN')).toBe(900);
    await refundElsewhere(topUp.reference);
    await expect.poll(() => balanceOf(person, 'NGN')).toBe(0);
    await walletJobsDone(world);
    expect(await balanceOf(person, 'NGN'), 'once').toBe(0);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('that seemed stuck and went back after all follows the news, and staff can no longer credit it', async () => {
    await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: true });
    const transfer = await lateTransfer();
    await expect.poll(() => refundsOf(transfer.reference)).toEqual([[50_000, 'pending']]);
    await walletJobsDone(world);
    // As if a second try had been refused while the first was under way.
    const [row] = await world.db<{ arrivalId: string }[]>`
      update payment_arrival set return_state = 'stuck' where reference = ${transfer.reference} returning arrival_id`;
    await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: false });
    await expect.poll(async () => (await verified(person, transfer)).returned).toBe(500);
    const credit = answerMoneyQuestionNow(world.node.context, `transfer-paystack-${row?.arrivalId}`, 'credit', 'They asked.');
    await expect(credit).rejects.toThrow();
    expect(await balanceOf(person, 'NGN')).toBe(0);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('a payment that never got an account is over after a while, and waits for nothing', async () => {
    await sandbox.fault('paystack', { path: '/charge', calls: 3, status: 503 });
    expect((await person.call(startTransferTopUp, { body: { amount: 900 }, idempotencyKey: newKey() })).status).toBe(503);
    await sandbox.clearFaults('paystack');
    const [line] = await historyOf(person);
    expect(line).toMatchObject({ status: 0 });
    await makeOlder(world, line?.reference ?? '', '2 hours');
    await runPaymentSweep(world.node);
    await walletJobsDone(world);
    expect((await historyOf(person))[0]).toMatchObject({ status: 2, detail: 'No transfer came in time. Nothing was taken.' });
  });

  it('what cannot go back is a question, and is credited once if staff say so', async () => {
    const { question } = await stuckTransfer();
    expect(await questionAbout()).toBe(true);
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => answerMoneyQuestionNow(world.node.context, question, 'credit', 'They asked.')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(person, 'NGN')).toBe(500);
    expect((await historyOf(person))[0]).toMatchObject({ title: 'Top-up by transfer', amount: 500, status: 1 });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('is out of the books when staff have given it back in another way', async () => {
    const { question, transfer } = await stuckTransfer();
    await answerMoneyQuestionNow(world.node.context, question, 'refuse', 'Sent by hand.');
    expect(await verified(person, transfer)).toMatchObject({ returned: 500 });
    expect(await balanceOf(person, 'NGN')).toBe(0);
    await expect(answerMoneyQuestionNow(world.node.context, question, 'credit', 'Again.')).rejects.toThrow();
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('goes back when its owner has left; nobody leaves while something is on its way back', async () => {
    await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: true });
    const transfer = await lateTransfer();
    await makeOlder(world, transfer.reference, '2 hours');
    expect((await leave(person)).problem).toMatchObject({
      code: 'wallet_not_empty',
      detail: '₦500.00 that you sent by transfer is on its way back to you. Please wait until it has arrived.',
    });
    await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: false });
    await expect.poll(async () => (await verified(person, transfer)).returned).toBe(500);
    const topUp = await topUpByTransfer(person, 900);
    await makeOlder(world, topUp.reference, '2 hours');
    expect((await leave(person)).status).toBe(204);
    await sandbox.transfer(topUp);
    await expect.poll(() => refundsOf(topUp.reference)).toEqual([[90_000, 'processed']]);
    await walletJobsDone(world);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('the proof finds a transfer that was changed behind its back', async () => {
    const transfer = await creditsByTransfer(person, 5);
    await sandbox.transfer(transfer, { amount: 100_000 });
    await expect.poll(async () => (await verified(person, transfer)).state).toBe('part');
    await world.db`update payment_arrival set amount_minor = 100001 where reference = ${transfer.reference}`;
    expect(await proveMoney(world.db)).toMatchObject([
      { law: 'What waits of transfers is what came and was neither credited nor given back' },
    ]);
    await world.db`update payment_arrival set amount_minor = 100000 where reference = ${transfer.reference}`;
    expect(await proveMoney(world.db)).toEqual([]);
  });
});
