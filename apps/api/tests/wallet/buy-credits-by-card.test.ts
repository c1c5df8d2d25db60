import { buyCreditsByCard } from '@waybill/contract/wallet/buy-credits-by-card';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { verifyCardTopUp } from '@waybill/contract/wallet/verify-card-top-up';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { atOnce } from '../support/at-once.ts';
import { madeForEach } from '../support/made-before.ts';
import { balanceOf, creditsOf, historyOf, newKey, timesCredited } from '../support/money.ts';
import { openPaymentSandbox, walletJobsDone } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openPaymentSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

beforeAll(() => sandbox.setWebhooks(world.node.origin, true));

const person = madeForEach(() => verifiedPerson(world));

const begin = (credits: unknown, idempotencyKey: string = newKey()) =>
  person.call(buyCreditsByCard, { body: { credits }, idempotencyKey });

async function atPaystack(reference: string) {
  const { transactions } = (await sandbox.control('GET', 'paystack/transactions')) as {
    transactions: { reference: string; amount: number }[];
  };
  return transactions.find((transaction) => transaction.reference === reference);
}

describe('buying credits by card', () => {
  it.each([
    [1, 500],
    [5, 2_375],
    [10, 4_500],
    [25, 10_625],
  ])('%s of them cost ₦%s, and no balance is touched', async (credits, price) => {
    const { reference, authorizationUrl } = (await begin(credits)).result;
    expect((await atPaystack(reference))?.amount).toBe(price * 100);
    await sandbox.press(authorizationUrl, 'pay');
    const { result } = await person.call(verifyCardTopUp, { body: { reference } });
    expect(result).toMatchObject({
      purpose: 'credits',
      transaction: { kind: 'credits', status: 1, amount: price, detail: 'Paid by card. Your credits are ready.' },
    });
    expect(await creditsOf(person)).toBe(credits);
    expect(await balanceOf(person, 'NGN')).toBe(0);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('gives them once, whoever reports it and however often', async () => {
    const { reference, authorizationUrl } = (await begin(10)).result;
    await sandbox.press(authorizationUrl, 'pay');
    const { id } = await sandbox.webhook('paystack', reference, 'charge.success');
    await Promise.all([
      atOnce(10, () => person.call(verifyCardTopUp, { body: { reference } })),
      sandbox.send('paystack', id, { times: 10 }),
    ]);
    await walletJobsDone(world);
    expect(await creditsOf(person)).toBe(10);
    expect(await timesCredited(world, reference)).toBe(1);
    expect(await historyOf(person)).toHaveLength(1);
  });

  it('gives none when the card is declined', async () => {
    const { reference, authorizationUrl } = (await begin(5)).result;
    await sandbox.press(authorizationUrl, 'decline');
    const { result } = await person.call(verifyCardTopUp, { body: { reference } });
    expect(result.transaction).toMatchObject({ status: 2, detail: 'The payment did not go through. Nothing was taken.' });
    expect(await creditsOf(person)).toBe(0);
  });

  it.each([0, 2, -5, 5.5, 26, '5', null])('refuses %s: that is no bundle', async (credits) => {
    expect((await begin(credits)).problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'credits' }] });
  });

  it('refuses a key that was used for something else, also for a top-up of the same price', async () => {
    const key = newKey();
    expect((await begin(5, key)).status).toBe(201);
    expect((await begin(10, key)).problem.code).toBe('key_used_otherwise');
    const topUp = await person.call(startCardTopUp, { body: { amount: 2_375 }, idempotencyKey: key });
    expect(topUp.problem.code).toBe('key_used_otherwise');
    expect((await begin(5, key)).status).toBe(201);
    expect(await historyOf(person)).toHaveLength(1);
  });
});
