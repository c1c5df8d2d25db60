import { randomUUID } from 'node:crypto';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { afterAll, describe, expect, it } from 'vitest';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, goodPin, personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const second = madeBefore(() => world.startNode());
afterAll(() => expectBooksToBeRight(world));

const buy = (
  person: Pick<Person, 'call'>,
  credits: unknown,
  currency: string = 'NGN',
  idempotencyKey: string = randomUUID(),
  pin: unknown = goodPin,
) => person.call(buyCredits, { body: { credits, currency, pin }, idempotencyKey });

const creditsOf = async (person: Person) => (await person.call(getWallets)).result.credits;

describe('credits', () => {
  it.each([
    [1, 'NGN', 500],
    [5, 'NGN', 2375],
    [10, 'NGN', 4500],
    [25, 'NGN', 10_625],
    [1, 'USD', 1],
    [5, 'USD', 4.75],
    [10, 'USD', 9],
    [25, 'USD', 21.25],
  ] as const)('are %i for %s %d', async (count, currency, price) => {
    const person = await personWithMoney(world, { [currency]: price });
    const { status, result } = await buy(person, count, currency);
    expect(status).toBe(201);
    expect(result).toMatchObject({
      credits: count,
      transaction: {
        kind: 'credits',
        direction: 'out',
        amount: price,
        currency,
        status: transactionStatus.Successful,
        title: count === 1 ? '1 credit' : `${count} credits`,
      },
    });
    expect(result.transaction.dateSettled).not.toBeNull();
    expect(await balanceOf(world, person.id, currency)).toBe(0);
    expect(await creditsOf(person)).toBe(count);
  });

  it('add up, and need no checked identity', async () => {
    const person = await personWithMoney(world, { NGN: 5000 }, { isChecked: false });
    expect((await buy(person, 1)).result.credits).toBe(1);
    expect((await buy(person, 5)).result.credits).toBe(6);
    expect(await creditsOf(person)).toBe(6);
    expect((await person.call(listTransactions)).result.items.map(({ title }) => title)).toEqual(['5 credits', '1 credit']);
  });

  it.each([0, 2, -1, 1.5, '5', null, 1000])('do not come in bundles of %j', async (count) => {
    const { problem } = await buy(await verifiedPerson(world), count);
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'credits']);
  });

  it('are refused with too little money, saying how much is missing, and nothing is left behind', async () => {
    const person = await personWithMoney(world, { NGN: 499.99 });
    const { status, problem } = await buy(person, 1);
    expect([status, problem.code, problem.shortfall, problem.errors[0]?.field]).toEqual([
      402,
      'insufficient_funds',
      0.01,
      'credits',
    ]);
    expect([await creditsOf(person), await balanceOf(world, person.id, 'NGN')]).toEqual([0, 499.99]);
    expect((await person.call(listTransactions)).result.items).toEqual([]);
    expect((await buy(person, 1, 'USD')).problem).toMatchObject({ code: 'insufficient_funds', shortfall: 1 });
  });

  it('are for people with their PIN', async () => {
    const person = await personWithMoney(world, { NGN: 500 });
    expect((await buy(person, 1, 'NGN', randomUUID(), '4826')).problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4 });
    expect((await buy(person, 1, 'NGN', randomUUID(), 4826)).problem.code).toBe('invalid_input');
    expect((await buy(await verifiedPerson(world), 1)).problem.code).toBe('pin_missing');
    expect(await creditsOf(person)).toBe(0);
  });
});

describe('the same purchase again', () => {
  it('answers as it did, even when more was bought meanwhile, and takes nothing', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const key = randomUUID();
    const first = await buy(person, 1, 'NGN', key);
    await buy(person, 5);
    const again = await buy(person, 1, 'NGN', key);
    expect([again.status, again.result]).toEqual([201, first.result]);
    expect([await creditsOf(person), await balanceOf(world, person.id, 'NGN')]).toEqual([6, 2125]);
  });

  it('with other details is refused, also when both come at once', async () => {
    const person = await personWithMoney(world, { NGN: 50_000 });
    const key = randomUUID();
    const answers = await atOnce(8, (index) => buy(person, index % 2 ? 1 : 5, 'NGN', key));
    expect(tally(answers)).toEqual({ 201: 4, key_used_otherwise: 4 });
    const [winner] = answers.filter(({ status }) => status === 201);
    expect(await creditsOf(person)).toBe(winner?.result.credits);
    expect((await buy(person, 25, 'NGN', key)).problem.code).toBe('key_used_otherwise');
    expect((await buy(person, 1, 'USD', key)).problem.code).toBe('key_used_otherwise');
  });

  it('at the same moment on two nodes is one purchase', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const there = sameBrowserAt(world, second.origin, person);
    const key = randomUUID();
    const answers = await atOnce(10, (index) => buy(index % 2 ? there : person, 5, 'NGN', key));
    expect(tally(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ result }) => result.transaction.id)).size).toBe(1);
    expect([await creditsOf(person), await balanceOf(world, person.id, 'NGN')]).toEqual([5, 2625]);
  });
});

describe('the last money', () => {
  it('is spent once by many purchases at once, and the count is that of what was paid', async () => {
    const person = await personWithMoney(world, { NGN: 1700 });
    const there = sameBrowserAt(world, second.origin, person);
    const answers = await atOnce(12, (index) => buy(index % 2 ? there : person, 1));
    expect(tally(answers)).toEqual({ 201: 3, insufficient_funds: 9 });
    expect([await creditsOf(person), await balanceOf(world, person.id, 'NGN')]).toEqual([3, 200]);
    const counted = answers.flatMap((answer) => (answer.status === 201 ? [answer.result.credits] : []));
    expect(counted.sort()).toEqual([1, 2, 3]);
  });
});
