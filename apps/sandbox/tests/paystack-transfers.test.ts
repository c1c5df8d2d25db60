import { expect, it } from 'vitest';
import * as z from 'zod';
import { signPaystack } from '../src/providers/paystack/signature.ts';
import { openPaystack, readEvent, secretKey } from './paystack-under-test.ts';
import { quietMoment } from './webhook-receiver.ts';

const transferData = z.looseObject({ reference: z.string(), transfer_code: z.string(), status: z.string() });

it('gives the same recipient for the same account', async () => {
  const paystack = await openPaystack();
  const wanted = { type: 'nuban', name: 'Ada Obi', account_number: '0123456780', bank_code: '058', currency: 'NGN' };
  const first = await paystack.post('/transferrecipient', wanted);
  expect(first.status).toBe(201);
  expect(first.json.data).toMatchObject({
    id: expect.any(Number),
    recipient_code: expect.stringMatching(/^RCP_/),
    type: 'nuban',
    name: 'Ada Obi',
    currency: 'NGN',
    active: true,
    details: {
      account_number: '0123456780',
      account_name: expect.any(String),
      bank_code: '058',
      bank_name: 'Guaranty Trust Bank',
      authorization_code: null,
    },
  });
  expect(await paystack.post('/transferrecipient', { ...wanted, name: 'A. Obi' })).toMatchObject({
    status: 201,
    json: first.json,
  });
  expect(await paystack.recipient('0123456781')).not.toBe(await paystack.recipient('0123456780'));
});

it.each([
  ['without a name', { name: undefined }, 'missing_params'],
  ['at a bank there is not', { bank_code: '999' }, 'invalid_bank_code'],
  ['with an account nobody has', { account_number: '0000000000' }, 'invalid_params'],
])('refuses a recipient %s', async (_what, fields, code) => {
  const { post } = await openPaystack();
  const wanted = { type: 'nuban', name: 'Ada Obi', account_number: '0123456780', bank_code: '058', ...fields };
  expect(await post('/transferrecipient', wanted)).toMatchObject({ status: 400, json: { code } });
});

it('pays out to an account ending 0: queued, then arrived', async () => {
  const paystack = await openPaystack();
  const before = await paystack.balance();
  const { status, json } = await paystack.transfer('0123456780');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    message: 'Transfer has been queued',
    data: {
      status: 'pending',
      amount: 250_000,
      currency: 'NGN',
      recipient: expect.any(Number),
      failures: null,
      transferred_at: null,
    },
  });
  const { reference, transfer_code: code } = transferData.parse(json.data);
  expect(code).toMatch(/^TRF_/);
  expect(await paystack.settled(reference)).toBe('success');

  const [webhook] = await paystack.receiver.waitFor(1);
  expect(webhook?.headers['x-paystack-signature']).toBe(signPaystack(webhook?.body ?? '', secretKey));
  expect(readEvent(webhook?.body ?? '')).toMatchObject({
    event: 'transfer.success',
    data: {
      reference,
      transfer_code: code,
      amount: 250_000,
      currency: 'NGN',
      domain: 'test',
      failures: null,
      status: 'success',
      source: 'balance',
      reason: 'Payout from Waybill',
      integration: { is_live: false },
      recipient: { recipient_code: expect.stringMatching(/^RCP_/), details: { account_number: '0123456780' } },
      session: { provider: 'nip', id: expect.stringMatching(/^\d{30}$/) },
      transferred_at: expect.any(String),
      created_at: expect.any(String),
    },
  });
  const verified = await paystack.get(`/transfer/verify/${reference}`);
  expect(verified.json.data).toMatchObject({
    status: 'success',
    fee_charged: 1000,
    recipient: { details: { bank_code: '058' } },
  });
  expect((await paystack.get(`/transfer/${code}`)).json.data).toEqual(verified.json.data);
  expect(await paystack.balance()).toBe(before - 250_000 - 1000);
});

it('fails a transfer to an account ending 1, and the money comes back', async () => {
  const paystack = await openPaystack();
  const before = await paystack.balance();
  const { reference } = transferData.parse((await paystack.transfer('0123456781')).json.data);
  expect(await paystack.balance()).toBeLessThan(before);
  expect(await paystack.settled(reference)).toBe('failed');
  expect(await paystack.balance()).toBe(before);
  const [webhook] = await paystack.receiver.waitFor(1);
  expect(readEvent(webhook?.body ?? '')).toMatchObject({ event: 'transfer.failed', data: { reference, status: 'failed' } });
});

it('reverses a transfer to an account ending 2 after it arrived', async () => {
  const paystack = await openPaystack();
  const before = await paystack.balance();
  const { reference } = transferData.parse((await paystack.transfer('0123456782')).json.data);
  await paystack.receiver.waitFor(2);
  const { json } = await paystack.control('GET', `/webhooks?subject=${reference}`);
  expect(json).toMatchObject({ webhooks: [{ event: 'transfer.reversed' }, { event: 'transfer.success' }] });
  expect((await paystack.get(`/transfer/verify/${reference}`)).json.data).toMatchObject({ status: 'reversed' });
  expect(await paystack.balance()).toBe(before);
});

it('asks for the one-time code when the amount ends in 99 kobo', async () => {
  const paystack = await openPaystack();
  const { json } = await paystack.transfer('0123456780', { amount: 250_099 });
  expect(json).toMatchObject({ message: 'Transfer requires OTP to continue', data: { status: 'otp' } });
  const { reference, transfer_code: code } = transferData.parse(json.data);
  expect(await paystack.post('/transfer/resend_otp', { transfer_code: code, reason: 'transfer' })).toMatchObject({ status: 200 });
  const wrong = await paystack.post('/transfer/finalize_transfer', { transfer_code: code, otp: '000000' });
  expect(wrong).toMatchObject({ status: 400, json: { status: false } });
  await quietMoment();
  expect((await paystack.get(`/transfer/verify/${reference}`)).json.data).toMatchObject({ status: 'otp' });

  const right = await paystack.post('/transfer/finalize_transfer', { transfer_code: code, otp: '123456' });
  expect(right.json.data).toMatchObject({ status: 'pending', transfer_code: code });
  expect(await paystack.settled(reference)).toBe('success');
  expect(await paystack.post('/transfer/finalize_transfer', { transfer_code: code, otp: '123456' })).toMatchObject({
    status: 400,
  });
});

it('pays a transfer reference once', async () => {
  const paystack = await openPaystack();
  const before = await paystack.balance();
  const reference = 'payout-0123456789abcdef';
  await paystack.transfer('0123456780', { reference });
  const again = await paystack.transfer('0123456780', { reference });
  expect(again).toMatchObject({ status: 400, json: { status: false, code: 'duplicate_reference' } });
  expect(await paystack.balance()).toBe(before - 250_000 - 1000);
});

it.each([
  ['a reference that is too short', { reference: 'payout-1' }],
  ['a reference that is too long', { reference: 'a'.repeat(51) }],
  ['a reference with capital letters', { reference: 'PAYOUT-0123456789ABCDEF' }],
  ['a recipient there is not', { recipient: 'RCP_nobody' }],
  ['another source than the balance', { source: 'pocket' }],
  ['a fraction of a kobo', { amount: 100.5 }],
])('refuses %s', async (_what, fields) => {
  const paystack = await openPaystack();
  expect(await paystack.transfer('0123456780', fields)).toMatchObject({ status: 400, json: { status: false } });
  expect(await paystack.balance()).toBe(1_000_000_000);
});

it('refuses a payout above the balance, fee included', async () => {
  const paystack = await openPaystack();
  const refused = await paystack.transfer('0123456780', { amount: 1_000_000_000 });
  expect(refused).toMatchObject({ status: 400, json: { message: expect.stringContaining('balance is not enough') } });
});

it('answers not found for an unknown transfer', async () => {
  const { get } = await openPaystack();
  for (const path of ['/transfer/verify/payout-that-never-was', '/transfer/TRF_nothing']) {
    expect(await get(path)).toMatchObject({ status: 404, json: { status: false, message: 'Transfer not found' } });
  }
});

it('continues pending transfers after a restart', async () => {
  const first = await openPaystack({ settleMs: 60_000 });
  const { reference } = transferData.parse((await first.transfer('0123456780')).json.data);
  await first.close();
  const second = await openPaystack({ dataDir: first.dataDir });
  expect(await second.settled(reference)).toBe('success');
  await second.receiver.waitFor(1);
});
