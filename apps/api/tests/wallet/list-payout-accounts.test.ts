import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { listPayoutAccounts, mostPayoutAccounts } from '@waybill/contract/wallet/list-payout-accounts';
import { expect, it } from 'vitest';
import { leave } from '../support/leaving.ts';
import { newKey } from '../support/money.ts';
import type { Person } from '../support/people.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import { useBankPayouts } from './bank-payouts.ts';

const { world } = await useBankPayouts();

const accountsOf = async (person: Person) => (await person.call(listPayoutAccounts)).result.accounts;

const withdraw = (person: Person, accountNumber: string, more: Record<string, unknown> = {}) =>
  person.call(initiatePayout, {
    body: { currency: 'NGN', amount: 100, pin: goodPin, accountNumber, bankCode: '001', ...more },
    idempotencyKey: newKey(),
  });

it('keeps an account that was withdrawn to if one wants it, once, the one used last first', async () => {
  const person = await personWithMoney(world, { NGN: 5_000 });
  await withdraw(person, '0123456780');
  expect(await accountsOf(person), 'nothing is kept that nobody asked to keep').toEqual([]);
  await withdraw(person, '0123456780', { saveAccount: true });
  await withdraw(person, '0123456790', { saveAccount: true });
  await withdraw(person, '0123456780', { saveAccount: true });
  expect(await accountsOf(person)).toMatchObject([
    { bankCode: '001', accountNumber: '0123456780', accountName: 'TEST ACCOUNT 0123456780' },
    { bankCode: '001', accountNumber: '0123456790' },
  ]);
  const other = await personWithMoney(world, {});
  expect(await accountsOf(other)).toEqual([]);
});

it('keeps none of a payout that was refused', async () => {
  const person = await personWithMoney(world, { NGN: 50 });
  expect((await withdraw(person, '0123456780', { saveAccount: true })).problem.code).toBe('insufficient_funds');
  expect((await withdraw(person, '0123456780', { saveAccount: true, pin: '9182' })).problem.code).toBe('pin_wrong');
  expect(await accountsOf(person)).toEqual([]);
});

it('makes room for a new one, and forgets all when somebody leaves', async () => {
  const person = await personWithMoney(world, { NGN: 100 });
  await world.db`
    insert into payout_account (id, user_id, bank_code, account_number, account_name, used_at)
    select 'pac_' || n, ${person.id}, '001', lpad(n::text, 10, '0'), 'SOMEBODY', now() - interval '1 day' * n from generate_series(1, ${mostPayoutAccounts}) as n`;
  await withdraw(person, '0123456780', { saveAccount: true });
  const kept = await world.db<{ accountNumber: string }[]>`
    select account_number from payout_account where user_id = ${person.id} order by used_at desc`;
  expect(kept).toHaveLength(mostPayoutAccounts);
  expect(kept[0]?.accountNumber).toBe('0123456780');
  expect(kept.map(({ accountNumber }) => accountNumber)).not.toContain('0000000010');
  await expect.poll(async () => (await leave(person)).status).toBe(204);
  expect(await world.db`select id from payout_account where user_id = ${person.id}`).toEqual([]);
});
