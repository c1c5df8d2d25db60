import { startTransferTopUp } from '@waybill/contract/wallet/start-transfer-top-up';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce } from '../support/at-once.ts';
import { openBankSandbox, topUpByTransfer, verified } from '../support/bank-transfers.ts';
import { listenAs } from '../support/event-stream.ts';
import { madeForEach } from '../support/made-before.ts';
import { balanceOf, historyOf, newKey } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openBankSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

beforeAll(() => sandbox.setWebhooks(world.node.origin, false));

const person = madeForEach(async () => {
  await sandbox.clearFaults('paystack');
  return verifiedPerson(world);
});

describe('a top-up by bank transfer', () => {
  it('answers an account that is there for it alone, for half an hour', async () => {
    const [one, other] = [await topUpByTransfer(person, 5_000), await topUpByTransfer(person, 5_000)];
    expect(one).toMatchObject({
      purpose: 'top-up',
      state: 'waiting',
      amount: 5_000,
      currency: 'NGN',
      bankName: 'Wema Bank',
      received: 0,
      missing: 5_000,
      transaction: { status: 0, title: 'Top-up by transfer', detail: 'We are waiting for your transfer.' },
    });
    expect(one.accountNumber).not.toBe(other.accountNumber);
    const minutes = (Date.parse(one.dateExpires) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it('answers the same account to the same key, also at the same moment, and refuses another amount under it', async () => {
    const key = newKey();
    const answers = await atOnce(5, () => topUpByTransfer(person, 5_000, key));
    expect(new Set(answers.map(({ accountNumber }) => accountNumber)).size).toBe(1);
    const other = await person.call(startTransferTopUp, { body: { amount: 6_000 }, idempotencyKey: key });
    expect(other.problem.code).toBe('key_used_otherwise');
    expect(await historyOf(person)).toHaveLength(1);
  });

  it.each([
    [99, 'The smallest top-up is ₦100.00.'],
    [200_001, 'The largest top-up is ₦200,000.00. With a checked identity it can be more.'],
  ])('keeps to the limits of a top-up: %s', async (amount, message) => {
    const { problem } = await person.call(startTransferTopUp, { body: { amount }, idempotencyKey: newKey() });
    expect(problem).toMatchObject({ code: 'amount_out_of_limits', errors: [{ field: 'amount', message }] });
  });

  it.each([0, -1, 1.005, '500', null])('refuses %s: that is no amount', async (amount) => {
    const { problem } = await person.call(startTransferTopUp, { body: { amount } });
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'amount' }] });
  });

  it('says so when the provider is silent, and goes on under the same key', async () => {
    const key = newKey();
    await sandbox.fault('paystack', { path: '/charge', status: 503 });
    const down = await person.call(startTransferTopUp, { body: { amount: 700 }, idempotencyKey: key });
    expect(down.problem.code).toBe('provider_unavailable');
    expect((await topUpByTransfer(person, 700, key)).amount).toBe(700);
  });

  it('shows no account whose answer was cut off, and takes another', async () => {
    const key = newKey();
    await sandbox.fault('paystack', { path: '/charge', hangUp: true, afterwards: true });
    expect((await person.call(startTransferTopUp, { body: { amount: 700 }, idempotencyKey: key })).problem.code).toBe(
      'provider_unavailable',
    );
    const transfer = await topUpByTransfer(person, 700, key);
    await sandbox.transfer(transfer);
    await walletJobsDone(world);
    expect(await verified(person, transfer)).toMatchObject({ state: 'paid' });
    expect(await balanceOf(person, 'NGN')).toBe(700);
  });

  it('is credited by the webhook alone, and told to whoever waits', async () => {
    const transfer = await topUpByTransfer(person, 5_000);
    const { events } = await listenAs(person);
    await sandbox.transfer(transfer);
    await expect.poll(() => events.map(({ type }) => type)).toContain('wallet.changed');
    expect(await balanceOf(person, 'NGN')).toBe(5_000);
    const [line] = await historyOf(person);
    expect(line).toMatchObject({ status: 1, amount: 5_000, detail: 'Paid by bank transfer.' });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it.each([
    [
      'less',
      { amount: 300_000 },
      3_000,
      'Paid by bank transfer: less than the ₦5,000.00 you had in mind, and all of it is yours.',
    ],
    [
      'more',
      { amount: 700_000 },
      7_000,
      'Paid by bank transfer: more than the ₦5,000.00 you had in mind, and all of it is yours.',
    ],
    ['late', { isLate: true }, 5_000, 'Paid by bank transfer, after its time, and yours all the same.'],
    ['from another name', { senderName: 'SOMEBODY ELSE' }, 5_000, 'Paid by bank transfer.'],
  ])('credits what really came when it is %s', async (_what, sent, credited, detail) => {
    const transfer = await topUpByTransfer(person, 5_000);
    await sandbox.transfer(transfer, sent);
    await expect.poll(() => balanceOf(person, 'NGN')).toBe(credited);
    expect(await historyOf(person)).toMatchObject([{ status: 1, amount: credited, detail }]);
    expect(await verified(person, transfer)).toMatchObject({ state: 'paid', received: credited, returning: 0 });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('credits a second transfer too, with a line of its own', async () => {
    const transfer = await topUpByTransfer(person, 5_000);
    await sandbox.transfer(transfer, { times: 2 });
    await expect.poll(() => balanceOf(person, 'NGN')).toBe(10_000);
    const lines = await historyOf(person);
    expect(lines.map(({ amount, status }) => [amount, status])).toEqual([
      [5_000, 1],
      [5_000, 1],
    ]);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('gives back what is more than the person may add at a time', async () => {
    const transfer = await topUpByTransfer(person, 5_000);
    await sandbox.transfer(transfer, { amount: 20_000_100 });
    await expect.poll(async () => (await verified(person, transfer)).returned).toBe(200_001);
    expect(await balanceOf(person, 'NGN')).toBe(0);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('takes nothing when the provider refuses a wrong amount by itself, and says so', async () => {
    const transfer = await topUpByTransfer(person, 5_000);
    await sandbox.transfer(transfer, { provider: 'refuses', amount: 400_000 });
    await expect.poll(async () => (await verified(person, transfer)).wasRejected).toBe(true);
    expect(await verified(person, transfer)).toMatchObject({ state: 'waiting', received: 0, missing: 5_000 });
    await sandbox.transfer(transfer, { provider: 'refuses' });
    await expect.poll(() => balanceOf(person, 'NGN')).toBe(5_000);
  });
});
