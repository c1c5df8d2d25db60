import { randomUUID } from 'node:crypto';
import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { afterAll, describe, expect, it } from 'vitest';
import { captureEscrow, chargeBack, collectDebt, holdInEscrow } from '../../src/modules/wallet/index.ts';
import { clearEarningsWhenDue } from '../../src/modules/wallet/jobs/clear-earnings.ts';
import { houseAccount, personAccount } from '../../src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../src/modules/wallet/ledger/post.ts';
import { keyFor } from '../../src/modules/wallet/ledger/transfer.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { newcomerAbroad, verifiedPerson } from '../support/people.ts';
import {
  checkIdentity,
  expectBooksToBeRight,
  goodPin,
  openWalletOf,
  payIn,
  personWithMoney,
} from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

afterAll(() => expectBooksToBeRight(world));

describe('one’s wallets', () => {
  it('begin with the home wallet, empty, without a PIN and with the limits of an unchecked identity', async () => {
    const person = await verifiedPerson(world);
    const { result } = await person.call(getWallets);
    expect(result).toEqual({
      wallets: [
        {
          id: expect.stringMatching(/^wal_/),
          currency: 'NGN',
          balance: 0,
          unclearedBalance: 0,
          escrowBalance: 0,
          owed: 0,
          isLocked: false,
          hasPin: false,
          dateCreated: expect.stringMatching(/Z$/),
        },
      ],
      credits: 0,
      homeCurrency: 'NGN',
      topUpLimits: {
        NGN: { smallest: 100, largest: 200_000, largestChecked: 5_000_000 },
        USD: { smallest: 1, largest: 200, largestChecked: 10_000 },
      },
      payoutLeftToday: { NGN: 1_000_000, USD: 2000 },
      isKycCompleted: false,
    });
  });

  it('grow by the other one with the first earning in its currency, which can be sent out from there', async () => {
    const [sender, carrier] = [await personWithMoney(world, { USD: 41 }), await personWithMoney(world, {})];
    const deal = { packageId: newId('package'), senderId: sender.id, currency: 'USD', feeMinor: 4000n, title: 'Shoes' } as const;
    await transact(world.db, (tx) => holdInEscrow(tx, deal));
    await transact(world.db, (tx) => captureEscrow(tx, { packageId: deal.packageId, carrierId: carrier.id }));
    const other = async () => (await carrier.call(getWallets)).result.wallets.find(({ currency }) => currency === 'USD');
    expect(await other()).toMatchObject({ balance: 0, unclearedBalance: 36 });
    await world.db`update earning set clears_at = now()`;
    await clearEarningsWhenDue.handle(world.node.context, {} as never);
    expect(await other()).toMatchObject({ balance: 36, unclearedBalance: 0 });
    const body = { currency: 'USD', amount: 36, paypalEmail: 'carrier@mail.example', pin: goodPin } as const;
    expect((await carrier.call(initiatePayout, { body })).status).toBe(201);
    expect(await other()).toMatchObject({ balance: 0 });
  });

  it('say what is owed, and less of it once money has come in', async () => {
    const person = await personWithMoney(world, { NGN: 100 });
    const debt = { reference: randomUUID(), provider: 'paystack', userId: person.id, currency: 'NGN' } as const;
    await transact(world.db, (tx) => chargeBack(tx, { ...debt, amountMinor: 25_000n }));
    const wallet = async () => (await person.call(getWallets)).result.wallets[0];
    expect(await wallet()).toMatchObject({ balance: 0, owed: 150 });
    await transact(world.db, (tx) => collectDebt(tx, { userId: person.id, currency: 'NGN', occasion: 'none' }));
    expect(await wallet()).toMatchObject({ balance: 0, owed: 150 });
    await payIn(world, person.id, 'NGN', 60);
    await transact(world.db, (tx) => collectDebt(tx, { userId: person.id, currency: 'NGN', occasion: debt.reference }));
    expect(await wallet()).toMatchObject({ balance: 0, owed: 90 });
  });

  it('have higher limits once the identity is checked, and know of the PIN', async () => {
    const person = await personWithMoney(world, {});
    const { result } = await person.call(getWallets);
    expect(result).toMatchObject({
      wallets: [{ hasPin: true, isLocked: false }],
      topUpLimits: {
        NGN: { smallest: 100, largest: 5_000_000, largestChecked: 5_000_000 },
        USD: { smallest: 1, largest: 10_000, largestChecked: 10_000 },
      },
      isKycCompleted: true,
    });
  });

  it('show what can be spent, what is not cleared and what waits in escrow, each for itself', async () => {
    const person = await personWithMoney(world, { NGN: 1000.5 });
    const available = personAccount(person.id, 'available', 'NGN');
    const hold = { id: keyFor('test hold', person.id), reference: `deal of ${person.id}`, effect: 'place' } as const;
    const transfers = [
      {
        key: keyFor('test', `hold ${person.id}`),
        kind: 'escrow',
        about: {},
        legs: [{ from: available, to: personAccount(person.id, 'escrow', 'NGN'), amountMinor: 30_025n, hold }],
      },
      {
        key: keyFor('test', `earned ${person.id}`),
        kind: 'earning',
        about: {},
        legs: [
          {
            from: houseAccount('paystack-clearing', 'NGN'),
            to: personAccount(person.id, 'uncleared', 'NGN'),
            amountMinor: 7_000n,
          },
        ],
      },
    ];
    for (const transfer of transfers) expect(await transact(world.db, (tx) => postTransfer(tx, transfer))).toBe('posted');
    const { result } = await person.call(getWallets);
    expect(result.wallets).toMatchObject([{ balance: 700.25, unclearedBalance: 70, escrowBalance: 300.25 }]);
  });

  it('list the home wallet first, wherever home is; the other one when it has been opened', async () => {
    const visitor = world.visitor();
    const { result: signedUp } = await visitor.call(createUser, { body: newcomerAbroad() });
    visitor.actAs(signedUp);
    await world.db`update account set email_verified_at = now() where id = ${signedUp.userId}`;
    const before = (await visitor.call(getWallets)).result;
    expect([before.homeCurrency, before.wallets.map(({ currency }) => currency)]).toEqual(['USD', ['USD']]);
    await openWalletOf(world, signedUp.userId, 'NGN');
    await openWalletOf(world, signedUp.userId, 'NGN');
    await payIn(world, signedUp.userId, 'NGN', 250);
    const after = (await visitor.call(getWallets)).result;
    expect(after.wallets).toMatchObject([
      { currency: 'USD', balance: 0 },
      { currency: 'NGN', balance: 250 },
    ]);
  });

  it('tell of a lock and of its end, in both wallets: there is one PIN', async () => {
    const person = await personWithMoney(world, {});
    await openWalletOf(world, person.id, 'USD');
    const locks = async () => (await person.call(getWallets)).result.wallets.map(({ isLocked }) => isLocked);
    for (let guess = 0; guess < 5; guess += 1) await person.call(setPin, { body: { oldPin: '4826', newPin: '9031' } });
    expect(await locks()).toEqual([true, true]);
    await world.db`update wallet_pin set locked_until = now() - interval '1 second' where user_id = ${person.id}`;
    expect(await locks()).toEqual([false, false]);
    expect((await person.call(setPin, { body: { oldPin: goodPin, newPin: '9031' } })).status).toBe(204);
    expect((await person.call(getUser, { params: { uid: person.id } })).result).toMatchObject({ hasPin: true });
  });

  it('are one’s own', async () => {
    const [rich, poor] = [await personWithMoney(world, { NGN: 9000 }), await verifiedPerson(world)];
    await checkIdentity(world, poor.id);
    expect((await poor.call(getWallets)).result.wallets).toMatchObject([{ balance: 0 }]);
    expect((await rich.call(getWallets)).result.wallets).toMatchObject([{ balance: 9000 }]);
  });
});
