import { updateDeliveryFee } from '@waybill/contract/orders/update-delivery-fee';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { afterEach, describe, expect, it } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { hashesAtOnce, hashSlowly, hashTurns, testHashCost } from '../../src/platform/slow-hash.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { newBusiness, type Person, verifiedPerson } from '../support/people.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime', DATABASE_POOL: '2' });

let letGo: (() => void)[] = [];
afterEach(() => release());

/** Nothing is hashed in this process until it is released: whoever wants a hash waits for it, however fast the machine is. */
async function holdAllHashes(): Promise<void> {
  letGo = await Promise.all(Array.from({ length: hashesAtOnce }, () => hashTurns.enter('the test')));
}

function release(): void {
  for (const leave of letGo) leave();
  letGo = [];
}

const untilWaiting = (share: string, count: number) =>
  eventually(`${count} hashes to wait for`, async () => hashTurns.waitingOf(share) === count);

/** Every kind of call that compares a PIN. */
const uses = [
  (person: Visitor, pin: string) => person.call(buyCredits, { body: { credits: 1, currency: 'NGN', pin } }),
  (person: Visitor, pin: string) => person.call(setPin, { body: { oldPin: pin, newPin: '9031' } }),
  (person: Person, pin: string) =>
    person.call(updateDeliveryFee, {
      body: {
        negotiationId: 'neg_01JC0000000000000000000000',
        packageId: 'pkg_01JC0000000000000000000000',
        deliveryUserId: person.id,
        pin,
      },
    }),
] as const;

describe('while the PINs of one member are being checked', () => {
  it.each([
    ['wrong', '4826'],
    ['right', goodPin],
  ])('another member reads their wallet, however many they are and however small the pool: %s ones', async (_, pin) => {
    const [busy, other] = [await personWithMoney(world, { NGN: 5000 }), await personWithMoney(world, { NGN: 700 })];
    await holdAllHashes();
    const answers = atOnce(15, async (index) => (await (uses[index % uses.length] ?? uses[0])(busy, pin)).status);
    await untilWaiting(busy.id, 15);
    const { result } = await other.call(getWallets);
    expect(result.wallets).toMatchObject([{ balance: 700 }]);
    release();
    expect((await answers).every((status) => status < 500)).toBe(true);
  });

  it('another member’s own PIN is checked next, before the rest of theirs', async () => {
    const [busy, other] = [await personWithMoney(world, { NGN: 5000 }), await personWithMoney(world, { NGN: 700 })];
    await holdAllHashes();
    const done: string[] = [];
    const note = (who: string) => done.push(who);
    const busyOnes = atOnce(20, () => uses[0](busy, goodPin).finally(() => note('busy')));
    await untilWaiting(busy.id, 20);
    const otherOne = uses[0](other, goodPin).finally(() => note('other'));
    await untilWaiting(other.id, 1);
    release();
    expect((await otherOne).status).toBe(201);
    expect(done.length, 'the other one waited for a few at most').toBeLessThan(15);
    await busyOnes;
  });

  it('at most five wrong ones are judged, and who is locked out is not worked for', async () => {
    const busy = await personWithMoney(world, { NGN: 5000 });
    await holdAllHashes();
    const answers = atOnce(20, (index) => uses[0](busy, index === 19 ? goodPin : String(5000 + index)));
    await untilWaiting(busy.id, 20);
    release();
    const counts = tally(await answers);
    const judged = (counts.pin_wrong ?? 0) + (counts['201'] ?? 0);
    expect(judged).toBeLessThanOrEqual(5);
    expect(counts.wallet_locked).toBe(20 - judged);
    await holdAllHashes();
    expect((await uses[0](busy, goodPin)).problem.code, 'answered without any hash').toBe('wallet_locked');
  });

  it('who has too many under way is told to wait, and nobody else', async () => {
    const [busy, other] = [await personWithMoney(world, { NGN: 5000 }), await personWithMoney(world, { NGN: 700 })];
    await holdAllHashes();
    const waiting = Array.from({ length: 64 }, () => hashSlowly(busy.id, 'something', testHashCost));
    const { status, problem } = await uses[0](busy, goodPin);
    expect([status, problem.code]).toEqual([429, 'too_many_requests']);
    const otherOne = uses[0](other, goodPin);
    await untilWaiting(other.id, 1);
    release();
    expect((await otherOne).status).toBe(201);
    await Promise.all(waiting);
  });

  it('a PIN that was changed meanwhile is neither right nor a wrong try', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    await holdAllHashes();
    const buying = uses[0](person, goodPin);
    await untilWaiting(person.id, 1);
    await world.db`update wallet_pin set hash = hash || 'x' where user_id = ${person.id}`;
    release();
    expect((await buying).problem).toMatchObject({ code: 'pin_wrong', detail: expect.stringContaining('changed a moment ago') });
    const [row] = await world.db<{ wrongTries: number }[]>`select wrong_tries from wallet_pin where user_id = ${person.id}`;
    expect(row?.wrongTries).toBe(0);
  });
});

describe('a business that signs up with a PIN', () => {
  it('holds no connection while its password and PIN are hashed', async () => {
    const other = await verifiedPerson(world);
    await holdAllHashes();
    const visitors = Array.from({ length: 4 }, () => world.visitor());
    const joining = visitors.map((visitor) => visitor.call(createDispatchPartner, { body: { ...newBusiness(), pin: goodPin } }));
    expect((await other.call(getWallets)).status).toBe(200);
    release();
    expect((await Promise.all(joining)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });
});

describe('slow work inside of a transaction', () => {
  it('is refused, whoever wrote it', async () => {
    await expect(transact(world.db, () => hashSlowly('somebody', 'something', testHashCost))).rejects.toThrow(
      'A hash was made while a database connection is held',
    );
    const { email } = world.node.context;
    await expect(
      transact(world.db, () => email.send({ to: 'ada@mail.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })),
    ).rejects.toThrow('An email was sent while');
    await expect(hashSlowly('somebody', 'something', testHashCost)).resolves.toMatch(/^\$argon2id/);
  });
});
