import { notificationTypes } from '@waybill/contract/notifications/enums';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { resetPin } from '@waybill/contract/wallet/reset-pin';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../notifications/rows.ts';
import { atOnce } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import type { Person } from '../support/people.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const guess = (person: Person, pin = '4826') => person.call(setPin, { body: { oldPin: pin, newPin: '9031' } });

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
  it('is told by a notification and an e-mail, each time once', async () => {
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
    const [first] = await eventually('The e-mail', async () => {
      const found = await emails();
      return found.length === 1 && found;
    });
    expect(first?.text).toContain('for 30 minutes');
    expect(first?.text).not.toMatch(/4826|2806/);
    await letTimePass(person);
    await lock(person);
    await eventually('The second e-mail', async () => (await emails()).some(({ text }) => text.includes('for 2 hours')));
    expect(await emails()).toHaveLength(2);
  });
});
