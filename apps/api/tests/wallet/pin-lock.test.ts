import { notificationTypes } from '@waybill/contract/notifications/enums';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { resetPin } from '@waybill/contract/wallet/reset-pin';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { afterAll, describe, expect, it } from 'vitest';
import { notificationsOf } from '../notifications/rows.ts';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, goodPin, personWithMoney } from '../support/people-with-money.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const second = madeBefore(() => world.startNode());
afterAll(() => expectBooksToBeRight(world));

/** Every call that takes the PIN. */
const ways = {
  'a payout': (person: Visitor, pin: string) =>
    person.call(initiatePayout, {
      body: { currency: 'NGN', amount: 100, pin, bankCode: '001', accountNumber: '0123456780' },
    }),
  'buying credits': (person: Visitor, pin: string) => person.call(buyCredits, { body: { credits: 1, currency: 'NGN', pin } }),
  'changing the PIN': (person: Visitor, pin: string) => person.call(setPin, { body: { oldPin: pin, newPin: '9031' } }),
} as const;
const kinds = Object.values(ways);

const isLocked = async (person: Person) => (await person.call(getWallets)).result.wallets.map((wallet) => wallet.isLocked);
const wrongTries = async (person: Person) => {
  const [row] = await world.db<{ wrongTries: number }[]>`select wrong_tries from wallet_pin where user_id = ${person.id}`;
  return row?.wrongTries;
};

describe.each(Object.entries(ways))('%s', (_, use) => {
  it('with a wrong PIN counts, and with the right one forgives', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    expect((await use(person, '4826')).problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4 });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(5000);
    expect((await use(person, goodPin)).status).toBeLessThan(300);
    expect(await wrongTries(person)).toBe(0);
  });

  it('forgives even when it comes to nothing for another reason', async () => {
    const person = await personWithMoney(world, {}, { isChecked: false });
    await use(person, '4826');
    await use(person, goodPin);
    expect(await wrongTries(person)).toBe(0);
  });

  it('is refused alike while the wallet is locked, with the right PIN or a wrong one', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    await world.db`update wallet_pin set wrong_tries = 5, locked_until = now() + interval '10 minutes' where user_id = ${person.id}`;
    const [right, wrong] = [await use(person, goodPin), await use(person, '4826')];
    for (const { status, problem } of [right, wrong]) {
      expect([status, problem.code, problem.triesLeft]).toEqual([423, 'wallet_locked', undefined]);
      expect(problem.detail).toBe('Your wallet is locked after five wrong PINs. Try again in 10 minutes, or reset your PIN.');
    }
    expect(await balanceOf(world, person.id, 'NGN')).toBe(5000);
  });

  it('says that there is no PIN yet to somebody without one', async () => {
    expect((await use(await verifiedPerson(world), goodPin)).problem.code).toBe('pin_missing');
  });
});

describe('five wrong PINs', () => {
  it('are counted over all calls together, and lock', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    expect(await isLocked(person)).toEqual([false]);
    const left = [];
    for (let guess = 0; guess < 4; guess += 1)
      left.push((await kinds[guess % kinds.length]?.(person, `48${20 + guess}`))?.problem.triesLeft);
    expect(left).toEqual([4, 3, 2, 1]);
    expect((await ways['buying credits'](person, '4899')).problem).toMatchObject({
      code: 'wallet_locked',
      retryAfterSeconds: 1800,
    });
    expect(await isLocked(person)).toEqual([true]);
    for (const use of kinds) expect((await use(person, goodPin)).problem.code).toBe('wallet_locked');
  });

  it('lock exactly when twenty are tried at once, over all calls and two nodes: five are judged', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const there = sameBrowserAt(world, second.origin, person);
    const answers = await atOnce(20, async (index) => {
      const use = kinds[index % kinds.length] ?? ways['a payout'];
      return use(index % 2 ? there : person, String(5000 + index));
    });
    expect(tally(answers)).toEqual({ pin_wrong: 4, wallet_locked: 16 });
    const triesLeft = answers.flatMap(({ problem }) => (problem.code === 'pin_wrong' ? [problem.triesLeft] : []));
    expect(triesLeft.sort()).toEqual([1, 2, 3, 4]);
    expect(await wrongTries(person)).toBe(5);
    expect((await ways['a payout'](person, goodPin)).problem.code).toBe('wallet_locked');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(5000);
  });

  it('are told to every open tab', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const tab = await listenAs(person);
    for (let guess = 0; guess < 5; guess += 1) await ways['buying credits'](person, '4826');
    await eventually('The news of the lock', async () => tab.events.some(({ type }) => type === 'wallet.changed'));
  });

  it('never let a right one that comes at the same moment spend twice', async () => {
    const person = await personWithMoney(world, { NGN: 500 });
    const answers = await atOnce(8, (index) => ways['buying credits'](person, index % 2 ? goodPin : '4826'));
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(answers.some(({ status }) => status === 201) ? 0 : 500);
  });
});

describe('a PIN that was changed while it was being used', () => {
  it('approves nothing any more', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const { approvePin, holdApproval } = await import('../../src/modules/wallet/commands/approve-pin.ts');
    const approval = await approvePin(world.node.context, person.id, goodPin);
    await ways['changing the PIN'](person, goodPin);
    await expect(world.db.begin((tx) => holdApproval(tx, approval))).rejects.toMatchObject({ code: 'pin_wrong' });
  });
});

const guess = (person: Person, pin = '4826') => ways['changing the PIN'](person, pin);

/** Five wrong ones; answers for how many minutes they locked. */
async function lock(person: Person): Promise<number> {
  for (let wrong = 0; wrong < 4; wrong += 1) expect((await guess(person)).problem.code).toBe('pin_wrong');
  const { problem } = await guess(person);
  expect(problem.code).toBe('wallet_locked');
  return (problem.retryAfterSeconds ?? 0) / 60;
}

const letTimePass = (person: Person) =>
  world.db`update wallet_pin set locked_until = now() - interval '1 second' where user_id = ${person.id}`;

describe('a wallet that is locked again and again', () => {
  it('stays locked for longer each time, up to a day', async () => {
    const person = await personWithMoney(world, {});
    const minutes = [];
    for (let time = 0; time < 5; time += 1) {
      minutes.push(await lock(person));
      await letTimePass(person);
    }
    expect(minutes).toEqual([30, 120, 480, 1440, 1440]);
  });

  it('begins with half an hour again after the right PIN', async () => {
    const person = await personWithMoney(world, {});
    await lock(person);
    await letTimePass(person);
    expect((await guess(person, goodPin)).status).toBe(204);
    expect(await lock(person)).toBe(30);
  });

  it('and after a reset by code, which opens it at once', async () => {
    const person = await personWithMoney(world, {});
    await lock(person);
    await letTimePass(person);
    expect(await lock(person)).toBe(120);
    await person.call(requestPinReset);
    const { code } = await nextMessage(world, person.details.phoneNumber, 'sms');
    expect((await person.call(resetPin, { body: { otpCode: code ?? '', newPin: '7302' } })).status).toBe(204);
    expect((await person.call(getWallets)).result.wallets).toMatchObject([{ isLocked: false }]);
    expect(await lock(person)).toBe(30);
  });

  it('grows by one step for one lock, however many guess at once', async () => {
    const person = await personWithMoney(world, {});
    await atOnce(12, (index) => guess(person, String(5000 + index)));
    const [row] = await world.db<{ locks: number }[]>`select locks from wallet_pin where user_id = ${person.id}`;
    expect(row?.locks).toBe(1);
  });
});

describe('the owner of a wallet that was locked', () => {
  it('is told by a notification and an email, each time once', async () => {
    const person = await personWithMoney(world, {});
    await lock(person);
    const rows = await eventually('The notification', async () => {
      const found = (await notificationsOf(person)).filter((row) => row.NotificationType === notificationTypes.securityChanged);
      return found.length > 0 && found;
    });
    expect(rows).toMatchObject([
      { Message: expect.stringContaining('locked your wallet for 30 minutes'), link: '/settings/change-pin', Count: 1 },
    ]);
    const emails = async () =>
      (await messagesTo(world, person.details.email)).filter(({ subject }) => subject === 'Your Waybill wallet is locked');
    const [first] = await eventually('The email', async () => {
      const found = await emails();
      return found.length === 1 && found;
    });
    expect(first?.text).toContain('for 30 minutes');
    expect(first?.text).not.toMatch(/4826|2806/);
    await letTimePass(person);
    await lock(person);
    await eventually('The second email', async () => (await emails()).some(({ text }) => text.includes('for 2 hours')));
    expect(await emails()).toHaveLength(2);
  });
});
