import { buyCreditsByTransfer } from '@waybill/contract/wallet/buy-credits-by-transfer';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { notified } from '../notifications/rows.ts';
import { creditsByTransfer, expire, openBankSandbox, verified } from '../support/bank-transfers.ts';
import { madeForEach } from '../support/made-before.ts';
import { balanceOf, creditsOf, historyOf, newKey, runPaymentSweep, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openBankSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

beforeAll(() => sandbox.setWebhooks(world.node.origin, false));

const person = madeForEach(() => verifiedPerson(world));

describe('buying credits by bank transfer', () => {
  it.each([
    [1, 500],
    [5, 2_375],
    [10, 4_500],
    [25, 10_625],
  ])('%s of them cost ₦%s, and no balance is touched', async (credits, price) => {
    const transfer = await creditsByTransfer(person, credits);
    expect(transfer).toMatchObject({ purpose: 'credits', amount: price, credits, state: 'waiting' });
    await sandbox.transfer(transfer, { provider: 'refuses' });
    await expect.poll(() => creditsOf(person)).toBe(credits);
    expect(await balanceOf(person, 'NGN')).toBe(0);
    expect(await historyOf(person)).toMatchObject([
      { kind: 'credits', status: 1, amount: price, detail: 'Paid by bank transfer. Your credits are ready.' },
    ]);
    expect(await timesCredited(world, transfer.reference)).toBe(1);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('waits for the rest when too little came, and gives them when it is there', async () => {
    const transfer = await creditsByTransfer(person, 5);
    await sandbox.transfer(transfer, { amount: 200_000 });
    await expect.poll(async () => (await verified(person, transfer)).state).toBe('part');
    expect(await verified(person, transfer)).toMatchObject({ received: 2_000, missing: 375, transaction: { status: 0 } });
    expect(await creditsOf(person)).toBe(0);
    expect(await proveMoney(world.db)).toEqual([]);
    await sandbox.transfer(transfer, { amount: 37_500, senderName: 'A FRIEND' });
    await expect.poll(() => creditsOf(person)).toBe(5);
    expect(await verified(person, transfer)).toMatchObject({ state: 'paid', received: 2_375, missing: 0, returning: 0 });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('gives a part back when the rest does not come in time', async () => {
    const transfer = await creditsByTransfer(person, 5);
    await sandbox.transfer(transfer, { amount: 200_000 });
    await expect.poll(async () => (await verified(person, transfer)).state).toBe('part');
    await expire(world, transfer);
    await runPaymentSweep(world.node);
    await expect.poll(async () => (await verified(person, transfer)).returned).toBe(2_000);
    expect(await verified(person, transfer)).toMatchObject({ state: 'over', returning: 2_000, missing: 0 });
    expect(await historyOf(person)).toMatchObject([
      {
        status: 2,
        detail: '₦2,000.00 came, and the rest did not come in time. It goes back to the account it came from.',
      },
    ]);
    expect(await creditsOf(person)).toBe(0);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it.each([
    ['too much', { amount: 300_000 }, 5, 625],
    ['late', { isLate: true }, 0, 2_375],
  ])('gives back what is %s', async (_what, sent, credits, returned) => {
    const transfer = await creditsByTransfer(person, 5);
    await sandbox.transfer(transfer, sent);
    await expect.poll(async () => (await verified(person, transfer)).returned).toBe(returned);
    expect(await creditsOf(person)).toBe(credits);
    expect(await balanceOf(person, 'NGN')).toBe(0);
    await walletJobsDone(world);
    const { Message: message } = await notified(person, 'moneyTakenBack');
    expect(message).toContain('of your bank transfer did not fit and went back to the account it came from.');
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('gives the second of two back, and the credits once', async () => {
    const transfer = await creditsByTransfer(person, 5);
    await sandbox.transfer(transfer, { times: 2 });
    await expect.poll(async () => (await verified(person, transfer)).returned).toBe(2_375);
    expect(await creditsOf(person)).toBe(5);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('says that nobody paid when nobody did', async () => {
    const transfer = await creditsByTransfer(person, 5);
    await expire(world, transfer);
    expect(await verified(person, transfer)).toMatchObject({
      state: 'over',
      transaction: { status: 2, detail: 'No transfer came in time. Nothing was taken.' },
    });
  });

  it.each([0, 2, -5, 5.5, 26, '5', null])('refuses %s: that is no bundle', async (credits) => {
    const { problem } = await person.call(buyCreditsByTransfer, { body: { credits } });
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'credits' }] });
  });

  it('refuses a key that was used for a purchase by transfer of another size', async () => {
    const key = newKey();
    await creditsByTransfer(person, 5, key);
    const other = await person.call(buyCreditsByTransfer, { body: { credits: 10 }, idempotencyKey: key });
    expect(other.problem.code).toBe('key_used_otherwise');
  });
});
