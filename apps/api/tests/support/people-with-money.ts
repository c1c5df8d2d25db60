import { randomUUID } from 'node:crypto';
import { type Currency, toMajor, toMinor } from '@waybill/contract/money';
import { getTransaction } from '@waybill/contract/wallet/get-transaction';
import { setPin } from '@waybill/contract/wallet/set-pin';
import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import { expect } from 'vitest';
import { openWallet } from '../../src/modules/wallet/index.ts';
import { houseAccount, personAccount } from '../../src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../src/modules/wallet/ledger/post.ts';
import { proveLedger } from '../../src/modules/wallet/ledger/proof.ts';
import { keyFor } from '../../src/modules/wallet/ledger/transfer.ts';
import { transact } from '../../src/platform/db/database.ts';
import { eventually } from './eventually.ts';
import { goodPassword, type Person, verifiedPerson } from './people.ts';
import type { World } from './world.ts';

export const goodPin = '2806';

/** Verified, with a PIN, a checked identity and some money. */
export async function personWithMoney(
  world: World,
  money: Partial<Record<Currency, number>>,
  options: { isChecked?: boolean } = {},
): Promise<Person> {
  const person = await verifiedPerson(world);
  expect((await person.call(setPin, { body: { newPin: goodPin, password: goodPassword } })).status).toBe(204);
  if (options.isChecked ?? true) await checkIdentity(world, person.id);
  for (const currency of ['NGN', 'USD'] as const) {
    const amount = money[currency];
    if (amount) await payIn(world, person.id, currency, amount);
  }
  return person;
}

export async function checkIdentity(world: World, userId: string): Promise<void> {
  await world.db`update profile set kyc_status = 1 where user_id = ${userId}`;
}

/** Money that came in by card, as the books write it; at another time than now, as they write the past. */
export async function payIn(world: World, userId: string, currency: Currency, amount: number, at?: Date): Promise<void> {
  const transfer = {
    key: keyFor('test', randomUUID()),
    kind: 'top-up',
    about: {},
    legs: [
      {
        from: houseAccount(currency === 'NGN' ? 'paystack-clearing' : 'paypal-clearing', currency),
        to: personAccount(userId, 'available', currency),
        amountMinor: toMinor(amount),
      },
    ],
  };
  const outcome = await transact(world.db, async (tx) => {
    await tx`select set_config('waybill.booked_at', ${at?.toISOString() ?? ''}, true)`;
    return postTransfer(tx, transfer);
  });
  expect(outcome).toBe('posted');
}

/** Naira that a person has earned and that have yet to clear, from the ledger. */
export async function unclearedOf(world: World, userId: string): Promise<number> {
  const [row] = await world.db<{ posted: string }[]>`
    select posted from ledger_account where owner_id = ${userId} and kind = 'uncleared' and currency = 'NGN'`;
  return Number(row?.posted ?? 0) / 100;
}

/** The balance that a person can spend, from the ledger. */
export async function balanceOf(world: World, userId: string, currency: Currency): Promise<number> {
  const [row] = await world.db<{ posted: string }[]>`
    select posted from ledger_account where owner_id = ${userId} and kind = 'available' and currency = ${currency}`;
  return toMajor(BigInt(row?.posted ?? 0));
}

export async function transactionOf(person: Person, transactionId: string): Promise<TransactionView> {
  return (await person.call(getTransaction, { params: { transactionId } })).result;
}

/** Waits until a line of somebody's history has this status. */
export async function untilStatus(person: Person, transactionId: string, status: number): Promise<TransactionView> {
  return eventually(`Status ${status} of ${transactionId}`, async () => {
    const line = await transactionOf(person, transactionId);
    return line.status === status && line;
  });
}

export async function expectBooksToBeRight(world: World): Promise<void> {
  expect(await proveLedger(world.db)).toEqual([]);
}

/** As the first money in this currency would. */
export function openWalletOf(world: World, userId: string, currency: Currency): Promise<void> {
  return transact(world.db, (tx) => openWallet(tx, userId, currency));
}
