import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { describe, expect, it } from 'vitest';
import { sameBrowserAt } from '../support/at-once.ts';
import { newTopUp, startTopUp } from '../support/card-top-ups.ts';
import { balanceOf, historyOf, newKey } from '../support/money.ts';
import { verifiedPerson } from '../support/people.ts';
import { useCardPayments } from './card-payments.ts';

const { sandbox, world, each } = await useCardPayments();

// Providers fail here on purpose: no need to read of it.
describe('beginning a top-up by card', () => {
  it('answers the payment page, and the history shows that it is waited for', async () => {
    const { reference, page } = await newTopUp(each.person, 12_500.5);
    expect(await sandbox.transactionsOf(each.person)).toMatchObject([{ reference, amount: 1_250_050, currency: 'NGN' }]);
    expect(await historyOf(each.person)).toMatchObject([
      { kind: 'top-up', direction: 'in', amount: 12_500.5, currency: 'NGN', status: 0, reference, dateSettled: null },
    ]);
    const back = await sandbox.press(page, 'pay');
    expect(back.pathname).toBe('/paystack-success');
    expect(Object.fromEntries(back.searchParams)).toEqual({ trxref: reference, reference });
    expect(await balanceOf(each.person, 'NGN')).toBe(0);
  });

  it('asked again with the same key answers the same page, also when limits have changed since', async () => {
    const first = await newTopUp(each.person, 900);
    expect(await newTopUp(each.person, 900, first.key)).toEqual(first);
    const { origin } = await world.startNode({ TOP_UP_LARGEST: 'NGN:500,USD:1', ROLES: 'http' });
    const stricter = sameBrowserAt(world, origin, each.person);
    expect((await startTopUp(stricter, 900, first.key)).result.reference).toBe(first.reference);
    expect((await startTopUp(stricter, 900)).problem.code).toBe('amount_out_of_limits');
    expect(await sandbox.transactionsOf(each.person)).toHaveLength(1);
  });

  it('refuses the same key with another amount, and the same key of another person is theirs', async () => {
    const { key, reference } = await newTopUp(each.person, 900);
    expect((await startTopUp(each.person, 901, key)).problem).toMatchObject({ code: 'key_used_otherwise', status: 409 });
    const other = await verifiedPerson(world);
    expect((await startTopUp(other, 900, key)).result.reference).not.toBe(reference);
  });

  it.each([
    ['one of seven characters', '1234567'],
    ['one of 256 characters', 'k'.repeat(256)],
    ['one with a space', 'one two three'],
  ])('refuses %s for a key, by name', async (_, key) => {
    const { problem } = await each.person.call(startCardTopUp, { body: { amount: 500 }, idempotencyKey: key });
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'Idempotency-Key' }] });
    expect(await historyOf(each.person)).toEqual([]);
  });

  it.each([
    '0',
    '-0',
    '-100',
    '100.001',
    '100.0000001',
    '1000000000000.01',
    '1e309',
    '-1e309',
    'null',
    '"500"',
    '[500]',
    '{}',
    'true',
  ])('refuses the amount %s and names the field', async (text) => {
    const response = await each.person.request('/api/wallet/paystack/initialize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: `{"amount":${text}}`,
    });
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ field: 'amount' }] });
  });

  it.each(['NaN', 'Infinity', '0x10', '1_000', '.5'])('does not even read %s: that is no JSON', async (text) => {
    const response = await each.person.request('/api/wallet/paystack/initialize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: `{"amount":${text}}`,
    });
    expect(response.status).toBe(400);
  });

  it('keeps to the limits, which are wider for a checked identity', async () => {
    const refused = { code: 'amount_out_of_limits', errors: [{ field: 'amount' }] };
    expect((await startTopUp(each.person, 99.99)).problem).toMatchObject({
      ...refused,
      detail: 'The smallest top-up is ₦100.00.',
    });
    expect((await startTopUp(each.person, 100)).status).toBe(201);
    expect((await startTopUp(each.person, 200_000)).status).toBe(201);
    expect((await startTopUp(each.person, 200_000.01)).problem).toMatchObject({
      ...refused,
      detail: 'The largest top-up is ₦200,000.00. With a checked identity it can be more.',
    });
    await world.db`update profile set kyc_status = 1 where user_id = ${each.person.id}`;
    expect((await startTopUp(each.person, 5_000_000)).status).toBe(201);
    expect((await startTopUp(each.person, 5_000_000.01)).problem).toMatchObject({
      ...refused,
      detail: 'The largest top-up is ₦5,000,000.00.',
    });
    expect(await historyOf(each.person)).toHaveLength(3);
  });
});
