import { randomUUID } from 'node:crypto';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { describe, expect, it } from 'vitest';
import { chargeBack } from '../../src/modules/wallet/index.ts';
import { countMoneyQuestions, listMoneyQuestions } from '../../src/modules/wallet/storage/money-questions.ts';
import { claimSending } from '../../src/modules/wallet/storage/payouts.ts';
import { transact } from '../../src/platform/db/database.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, goodPin, personWithMoney, transactionOf, untilStatus } from '../support/people-with-money.ts';
import { useBankPayouts } from './bank-payouts.ts';

const { sandbox, world } = await useBankPayouts();

const { Pending, Successful, Reversed } = transactionStatus;
/** The last digit of the account says how it goes: see the sandbox's README. */
const to = (accountNumber: string) => ({ currency: 'NGN', pin: goodPin, bankCode: '001', accountNumber });

const payOut = (person: Person, body: object, idempotencyKey: string = randomUUID()) =>
  person.call(initiatePayout, { body, idempotencyKey });

describe('a payout to a bank', () => {
  it('leaves the balance at once, is pending, and then delivered to the kobo', async () => {
    await sandbox.holdSettlement('paystack', true);
    const person = await personWithMoney(world, { NGN: 10_000 });
    const { status, result } = await payOut(person, { ...to('0123456780'), amount: 2500.5 });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      kind: 'payout',
      direction: 'out',
      amount: 2500.5,
      currency: 'NGN',
      status: Pending,
      title: 'To TEST ACCOUNT 0123456780',
      dateSettled: null,
    });
    expect(result.detail).toContain('the account ending 6780');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(7499.5);
    await sandbox.holdSettlement('paystack', false);
    const paid = await untilStatus(person, result.id, Successful);
    expect(paid.dateSettled).not.toBeNull();
    expect(paid.detail).toBe('Delivered to the account ending 6780.');
    expect(await sandbox.transfers(result.reference)).toMatchObject([
      { status: 'success', amount: 250_050, recipient: { details: { account_number: '0123456780' } } },
    ]);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(7499.5);
  });

  it('comes back in full when the bank cannot take it', async () => {
    const person = await personWithMoney(world, { NGN: 3000 });
    const { result } = await payOut(person, { ...to('0123456781'), amount: 3000 });
    const line = await untilStatus(person, result.id, Reversed);
    expect(line.detail).toBe('It could not be delivered. The money is back in your balance, in full.');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3000);
  });

  it('comes back in full when it was delivered and then sent back', async () => {
    const person = await personWithMoney(world, { NGN: 3000 });
    const { result } = await payOut(person, { ...to('0123456782'), amount: 1200 });
    await untilStatus(person, result.id, Reversed);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3000);
  });

  it('waits, seen by operators and not given back, when the provider wants a code from our people; with it, it goes on', async () => {
    const person = await personWithMoney(world, { NGN: 3000 });
    const { result } = await payOut(person, { ...to('0123456780'), amount: 1000.99 });
    const question = await eventually('Waiting for a code', async () =>
      (await listMoneyQuestions(world.db)).find(({ what }) => what.includes(`${result.reference}: NGN 1000.99 waiting as TRF_`)),
    );
    expect([question.kind, await countMoneyQuestions(world.db)]).toEqual(['payout', 1]);
    const line = await transactionOf(person, result.id);
    expect(line.status).toBe(Pending);
    expect(line.detail).toContain('Our team confirms this one by hand');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1999.01);
    const released = await fetch(`${sandbox.origin}/paystack/transfer/finalize_transfer`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_waybill_sandbox', 'content-type': 'application/json' },
      body: JSON.stringify({ transfer_code: /TRF_\w+/.exec(question.what)?.[0], otp: '123456' }),
    });
    expect(released.status).toBe(200);
    await untilStatus(person, result.id, Successful);
    expect(await listMoneyQuestions(world.db)).toEqual([]);
  });

  it('goes only to the name that the person was shown', async () => {
    const person = await personWithMoney(world, { NGN: 3000 });
    const changed = await payOut(person, { ...to('0123456780'), amount: 500, accountName: 'ADA OKAFOR' });
    expect(changed.problem).toMatchObject({ code: 'account_not_found', errors: [{ field: 'accountNumber' }] });
    expect(changed.problem.detail).toContain('TEST ACCOUNT 0123456780');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3000);
    const shown = await payOut(person, { ...to('0123456780'), amount: 500, accountName: 'TEST ACCOUNT 0123456780' });
    expect(shown.status).toBe(201);
  });
});

describe('a payout is refused', () => {
  it('without the PIN, before anything else is said', async () => {
    const person = await personWithMoney(world, {}, { isChecked: false });
    const { problem } = await payOut(person, { ...to('0000000000'), amount: 900_000_000, pin: '9999' });
    expect(problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4, errors: [{ field: 'pin' }] });
  });

  it('while no PIN is set, saying so', async () => {
    const person = await verifiedPerson(world);
    expect((await payOut(person, { ...to('0123456780'), amount: 500 })).problem.code).toBe('pin_missing');
  });

  it('until the identity is checked', async () => {
    const person = await personWithMoney(world, { NGN: 3000 }, { isChecked: false });
    expect((await payOut(person, { ...to('0123456780'), amount: 500 })).problem.code).toBe('kyc_required');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3000);
  });

  it('beyond the balance, with what is missing', async () => {
    const person = await personWithMoney(world, { NGN: 1000 });
    const { status, problem } = await payOut(person, { ...to('0123456780'), amount: 1234.56 });
    expect([status, problem.code, problem.shortfall]).toEqual([402, 'insufficient_funds', 234.56]);
    expect(problem.detail).toBe('You need ₦234.56 more for this. Add money and it goes on.');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
  });

  it('to an account that nobody has, or when the bank cannot be asked', async () => {
    const person = await personWithMoney(world, { NGN: 1000 });
    expect((await payOut(person, { ...to('0000000000'), amount: 500 })).problem).toMatchObject({
      code: 'account_not_found',
      errors: [{ field: 'accountNumber' }],
    });
    await sandbox.fault('paystack', { path: '/bank/resolve', hangUp: true });
    expect((await payOut(person, { ...to('0123456780'), amount: 500 })).problem.code).toBe('provider_unavailable');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
  });

  it.each([0, -5, 0.001, '500', null, 1e13])('for the amount %j', async (amount) => {
    const person = await verifiedPerson(world);
    const { problem } = await payOut(person, { ...to('0123456780'), amount });
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'amount']);
  });

  it.each([
    ['accountNumber', { accountNumber: '12' }],
    ['bankCode', { bankCode: "1'; drop table payout" }],
    ['pin', { pin: 2806 }],
    ['paypalEmail', { paypalEmail: 'ada@mail.example' }],
  ])('with a wrong %s', async (field, change) => {
    const person = await verifiedPerson(world);
    const { problem } = await payOut(person, { ...to('0123456780'), amount: 500, ...change });
    expect([problem.code, problem.errors.map((error) => error.field)]).toEqual(['invalid_input', [field]]);
  });

  it('without a key that names the request', async () => {
    const person = await verifiedPerson(world);
    const { problem } = await payOut(person, { ...to('0123456780'), amount: 500 }, 'short');
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'Idempotency-Key']);
  });

  it('to whoever is being suspended at this moment, also where the word has not arrived yet', async () => {
    const person = await personWithMoney(world, { NGN: 1000 });
    expect((await person.call(getWallets)).status).toBe(200);
    const written = Promise.withResolvers<void>();
    const decided = Promise.withResolvers<void>();
    const suspending = world.db.begin(async (tx) => {
      await tx`update account set blocked_at = now() where id = ${person.id}`;
      written.resolve();
      await decided.promise;
    });
    await written.promise;
    const paying = payOut(person, { ...to('0123456780'), amount: 500 });
    await eventually('The payout waits', async () => {
      const [row] =
        await world.db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for share%'`;
      return row !== undefined;
    });
    decided.resolve();
    await suspending;
    expect((await paying).problem.code).toBe('account_suspended');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
  });
});

describe('a payout that waits to be sent', () => {
  it('waits on while its owner is suspended', async () => {
    const person = await personWithMoney(world, { NGN: 1000 });
    const { reference } = (await payOut(person, { ...to('0123456780'), amount: 500 })).result;
    await untilStatus(person, (await payOut(person, { ...to('0123456780'), amount: 1 })).result.id, Successful);
    const set = (blocked: boolean) => world.db`
      update account set blocked_at = ${blocked ? world.db`now()` : null} where id = ${person.id}`;
    const claim = () => transact(world.db, (tx) => claimSending(tx, reference));
    await world.db`update payout set state = 'queued', sending_until = null where reference = ${reference}`;
    await set(true);
    expect(await claim()).toBe(false);
    await set(false);
    expect(await claim()).toBe(true);
    await world.db`update payout set state = 'paid', sending_until = null where reference = ${reference}`;
  });

  it('and comes back pays first what its owner owes', async () => {
    const person = await personWithMoney(world, { NGN: 500 });
    const { id, reference } = (await payOut(person, { ...to('0123456781'), amount: 500 })).result;
    const owed = { reference: `owed ${reference}`, provider: 'paystack', userId: person.id, currency: 'NGN' } as const;
    await transact(world.db, (tx) => chargeBack(tx, { ...owed, amountMinor: 30_000n }));
    await untilStatus(person, id, Reversed);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(200);
  });
});

describe('the day’s limit', () => {
  it('counts what went out today and not what came back', async () => {
    const person = await personWithMoney(world, { NGN: 3_000_000 });
    const returned = await payOut(person, { ...to('0123456781'), amount: 900_000 });
    await untilStatus(person, returned.result.id, Reversed);
    expect((await payOut(person, { ...to('0123456780'), amount: 999_999.5 })).status).toBe(201);
    const { problem } = await payOut(person, { ...to('0123456780'), amount: 0.51 });
    expect(problem).toMatchObject({ code: 'amount_out_of_limits', errors: [{ field: 'amount' }] });
    expect(problem.detail).toBe('You can withdraw ₦0.50 more today.');
    expect((await person.call(getWallets)).result.payoutLeftToday).toEqual({ NGN: 0.5, USD: 2000 });
    expect((await payOut(person, { ...to('0123456780'), amount: 0.5 })).status).toBe(201);
  });

  it('begins anew with the day in Lagos', async () => {
    const person = await personWithMoney(world, { NGN: 3_000_000 });
    expect((await payOut(person, { ...to('0123456780'), amount: 1_000_000 })).status).toBe(201);
    expect((await payOut(person, { ...to('0123456780'), amount: 1 })).problem.code).toBe('amount_out_of_limits');
    await world.db`
      update payout set created_at = (now() at time zone 'Africa/Lagos')::date::timestamp at time zone 'Africa/Lagos' - interval '1 millisecond'
      where user_id = ${person.id}`;
    expect((await payOut(person, { ...to('0123456780'), amount: 1 })).status).toBe(201);
  });
});

describe('the key of a payout', () => {
  it('asked again answers the same payout and sends nothing more', async () => {
    const person = await personWithMoney(world, { NGN: 3000 });
    const key = randomUUID();
    const first = await payOut(person, { ...to('0123456780'), amount: 1000 }, key);
    const again = await payOut(person, { ...to('0123456780'), amount: 1000 }, key);
    expect([again.status, again.result.id, again.result.reference]).toEqual([201, first.result.id, first.result.reference]);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(2000);
  });

  it('is refused with other details, and is another person’s own', async () => {
    const [one, other] = [await personWithMoney(world, { NGN: 3000 }), await personWithMoney(world, { NGN: 3000 })];
    const key = randomUUID();
    await payOut(one, { ...to('0123456780'), amount: 1000 }, key);
    expect((await payOut(one, { ...to('0123456780'), amount: 1001 }, key)).problem.code).toBe('key_used_otherwise');
    expect((await payOut(one, { ...to('0123456783'), amount: 1000 }, key)).problem.code).toBe('key_used_otherwise');
    expect((await payOut(other, { ...to('0123456780'), amount: 1000 }, key)).status).toBe(201);
    expect(await balanceOf(world, one.id, 'NGN')).toBe(2000);
  });
});
