import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { sameBrowserAt } from '../support/at-once.ts';
import { newTopUp, openCardSandbox, startTopUp, verifyTopUp } from '../support/card-top-ups.ts';
import { balanceOf, historyOf, makeOlder, newKey, runPaymentSweep, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openCardSandbox();
// Providers fail here on purpose: no need to read of it.
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
let person: Person;

beforeAll(() => sandbox.tellWebhooks(world.node.origin, true));
beforeEach(async () => {
  await sandbox.mend('paystack');
  person = await verifiedPerson(world);
});

async function sweep(): Promise<void> {
  await runPaymentSweep(world.node);
  await walletJobsDone(world);
}

describe('beginning a top-up by card', () => {
  it('answers the payment page, and the history shows that it is waited for', async () => {
    const { reference, page } = await newTopUp(person, 12_500.5);
    expect(await sandbox.transactionsOf(person)).toMatchObject([{ reference, amount: 1_250_050, currency: 'NGN' }]);
    expect(await historyOf(person)).toMatchObject([
      { kind: 'top-up', direction: 'in', amount: 12_500.5, currency: 'NGN', status: 0, reference, dateSettled: null },
    ]);
    const back = await sandbox.press(page, 'pay');
    expect(back.pathname).toBe('/paystack-success');
    expect(Object.fromEntries(back.searchParams)).toEqual({ trxref: reference, reference });
    expect(await balanceOf(person, 'NGN')).toBe(0);
  });

  it('asked again with the same key answers the same page, also when limits have changed since', async () => {
    const first = await newTopUp(person, 900);
    expect(await newTopUp(person, 900, first.key)).toEqual(first);
    const { origin } = await world.startNode({ TOP_UP_LARGEST: 'NGN:500,USD:1', ROLES: 'http' });
    const stricter = sameBrowserAt(world, origin, person);
    expect((await startTopUp(stricter, 900, first.key)).result.reference).toBe(first.reference);
    expect((await startTopUp(stricter, 900)).problem.code).toBe('amount_out_of_limits');
    expect(await sandbox.transactionsOf(person)).toHaveLength(1);
  });

  it('refuses the same key with another amount, and the same key of another person is theirs', async () => {
    const { key, reference } = await newTopUp(person, 900);
    expect((await startTopUp(person, 901, key)).problem).toMatchObject({ code: 'key_used_otherwise', status: 409 });
    const other = await verifiedPerson(world);
    expect((await startTopUp(other, 900, key)).result.reference).not.toBe(reference);
  });

  it.each([
    ['one of seven characters', '1234567'],
    ['one of 256 characters', 'k'.repeat(256)],
    ['one with a space', 'one two three'],
  ])('refuses %s for a key, by name', async (_, key) => {
    const { problem } = await person.call(startCardTopUp, { body: { amount: 500 }, idempotencyKey: key });
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'Idempotency-Key' }] });
    expect(await historyOf(person)).toEqual([]);
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
    const response = await person.request('/api/wallet/paystack/initialize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: `{"amount":${text}}`,
    });
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ field: 'amount' }] });
  });

  it.each(['NaN', 'Infinity', '0x10', '1_000', '.5'])('does not even read %s: that is no JSON', async (text) => {
    const response = await person.request('/api/wallet/paystack/initialize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: `{"amount":${text}}`,
    });
    expect(response.status).toBe(400);
  });

  it('keeps to the limits, which are wider for a checked identity', async () => {
    const refused = { code: 'amount_out_of_limits', errors: [{ field: 'amount' }] };
    expect((await startTopUp(person, 99.99)).problem).toMatchObject({ ...refused, detail: 'The smallest top-up is ₦100.00.' });
    expect((await startTopUp(person, 100)).status).toBe(201);
    expect((await startTopUp(person, 200_000)).status).toBe(201);
    expect((await startTopUp(person, 200_000.01)).problem).toMatchObject({
      ...refused,
      detail: 'The largest top-up is ₦200,000.00. With a checked identity it can be more.',
    });
    await world.db`update profile set kyc_status = 1 where user_id = ${person.id}`;
    expect((await startTopUp(person, 5_000_000)).status).toBe(201);
    expect((await startTopUp(person, 5_000_000.01)).problem).toMatchObject({
      ...refused,
      detail: 'The largest top-up is ₦5,000,000.00.',
    });
    expect(await historyOf(person)).toHaveLength(3);
  });

  it('is for verified people', async () => {
    expect((await startTopUp(await unverifiedPerson(world), 500)).problem.code).toBe('verification_required');
    expect((await startTopUp(world.visitor(), 500)).problem.code).toBe('not_signed_in');
  });
});

describe('how a top-up by card ends', () => {
  it('credited, when the person comes back', async () => {
    const { reference, page } = await newTopUp(person, 3_000.25);
    expect((await verifyTopUp(person, reference)).result.transaction.status).toBe(0);
    await sandbox.press(page, 'pay');
    expect((await verifyTopUp(person, reference)).result).toMatchObject({
      purpose: 'top-up',
      transaction: { status: 1, amount: 3_000.25, currency: 'NGN', detail: 'Paid by card.', dateSettled: expect.any(String) },
    });
    expect(await balanceOf(person, 'NGN')).toBe(3_000.25);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('credited by the webhook, when the window was closed, and told to every open page', async () => {
    const { reference, page } = await newTopUp(person, 3_000);
    await sandbox.press(page, 'pay');
    const { id } = await sandbox.webhook('paystack', reference, 'charge.success');
    expect(await sandbox.send('paystack', id)).toEqual([200]);
    await expect.poll(() => balanceOf(person, 'NGN')).toBe(3_000);
    // The notification of it comes a moment later, by a job.
    const [first] = await world.db`select event from realtime_inbox where user_id = ${person.id} order by seq`;
    expect(first).toEqual({ event: { type: 'wallet.changed' } });
  });

  it('credited by the sweep, when nobody said anything', async () => {
    const { reference, page } = await newTopUp(person, 3_000);
    await sandbox.press(page, 'pay');
    await sweep();
    expect(await balanceOf(person, 'NGN')).toBe(0);
    await makeOlder(world, reference, '3 minutes');
    await sweep();
    expect(await balanceOf(person, 'NGN')).toBe(3_000);
  });

  it('failed, when the card is declined; credited after all, when another card on the same page is not', async () => {
    const { reference, page } = await newTopUp(person, 3_000);
    await sandbox.press(page, 'decline');
    expect((await verifyTopUp(person, reference)).result.transaction).toMatchObject({
      status: 2,
      detail: 'The payment did not go through. Nothing was taken.',
    });
    await sandbox.press(page, 'pay');
    const { id } = await sandbox.webhook('paystack', reference, 'charge.success');
    await sandbox.send('paystack', id);
    await walletJobsDone(world);
    expect(await historyOf(person)).toMatchObject([{ status: 1, detail: 'Paid by card.' }]);
    expect(await balanceOf(person, 'NGN')).toBe(3_000);
  });

  it('credited by the sweep, when it was declined, then paid, and the webhook was lost', async () => {
    const { reference, page } = await newTopUp(person, 3_000);
    await sandbox.press(page, 'decline');
    await verifyTopUp(person, reference);
    await sandbox.press(page, 'pay');
    await makeOlder(world, reference, '5 minutes');
    await sweep();
    expect(await balanceOf(person, 'NGN')).toBe(3_000);
  });

  it('open for as long as the bank takes, and the person is told so', async () => {
    const { reference, page } = await newTopUp(person, 3_000);
    await sandbox.press(page, 'card', { number: '5060660000000064', expiry: '12 / 30', cvv: '606' });
    const waiting = { status: 0, detail: expect.stringContaining('still checking'), dateSettled: null };
    expect((await verifyTopUp(person, reference)).result.transaction).toMatchObject(waiting);
    await makeOlder(world, reference, '4 days');
    await sweep();
    expect(await historyOf(person)).toMatchObject([waiting]);
    await sandbox.control('POST', `paystack/transactions/${reference}/decide`, { status: 'success' });
    expect((await verifyTopUp(person, reference)).result.transaction.status).toBe(1);
  });

  it('given up after three days, and credited all the same when it is paid later', async () => {
    const { reference, page } = await newTopUp(person, 3_000);
    await makeOlder(world, reference, '2 days 23 hours');
    await sweep();
    expect((await historyOf(person))[0]?.status).toBe(0);
    await makeOlder(world, reference, '73 hours');
    await sweep();
    expect(await historyOf(person)).toMatchObject([{ status: 2, detail: 'Nobody paid within three days. Nothing was taken.' }]);
    await sandbox.press(page, 'pay');
    expect((await verifyTopUp(person, reference)).result.transaction.status).toBe(1);
    expect(await balanceOf(person, 'NGN')).toBe(3_000);
    expect(await timesCredited(world, reference)).toBe(1);
  });

  it('nowhere else: another person’s reference, an unknown one and a spoiled one are refused alike or by name', async () => {
    const { reference, page } = await newTopUp(person, 3_000);
    await sandbox.press(page, 'pay');
    const stranger = await verifiedPerson(world);
    const nobody = { code: 'not_found', detail: 'We do not know that payment.' };
    expect((await verifyTopUp(stranger, reference)).problem).toMatchObject(nobody);
    expect((await verifyTopUp(stranger, 'wb-000000000000000000000000')).problem).toMatchObject(nobody);
    expect((await verifyTopUp(stranger, "' or 1=1")).problem).toMatchObject({ errors: [{ field: 'reference' }] });
    expect(await balanceOf(stranger, 'NGN')).toBe(0);
    expect(await timesCredited(world, reference)).toBe(0);
  });
});
