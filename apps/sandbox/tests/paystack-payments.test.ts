import { expect, it } from 'vitest';
import * as z from 'zod';
import { signPaystack } from '../src/providers/paystack/signature.ts';
import { destination, openPaystack, readEvent, secretKey, shop } from './paystack-under-test.ts';
import { quietMoment } from './webhook-receiver.ts';

it('signs webhooks as Paystack does', () => {
  const body = '{"event":"charge.success","data":{"reference":"ref_1","amount":500000}}';
  expect(signPaystack(body, 'sk_test_abc')).toBe(
    '3aea69756586c94f4211f169cca705a82c212d8f53f0d8ec5649418fe50b268400ef1e00456d94382fe9f967faff074c51f021cb510d08fd6147d9e6bd25d5e2',
  );
});

it('takes a payment from start to webhook', async () => {
  const paystack = await openPaystack();
  const metadata = { topUpId: 'top_1', custom_fields: [{ display_name: 'For', variable_name: 'for', value: 'Wallet' }] };
  const { status, json } = await paystack.post('/transaction/initialize', {
    email: 'ada@example.com',
    amount: 500_000,
    currency: 'NGN',
    reference: 'top-up.1=a',
    callback_url: `${shop}?from=wallet`,
    metadata,
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({ status: true, message: 'Authorization URL created', data: { reference: 'top-up.1=a' } });
  const { authorization_url: page } = z.object({ authorization_url: z.string() }).parse(json.data);
  expect(page.startsWith(`${paystack.origin}/paystack/checkout/`)).toBe(true);

  expect((await paystack.get('/transaction/verify/top-up.1=a')).json).toMatchObject({
    status: true,
    data: { status: 'abandoned', amount: 500_000, paid_at: null, fees: null, authorization: {} },
  });

  const back = destination(await paystack.press(page, 'pay'));
  expect(back.href).toBe(`${shop}?from=wallet&trxref=top-up.1%3Da&reference=top-up.1%3Da`);

  const [webhook] = await paystack.receiver.waitFor(1);
  expect(webhook?.headers['x-paystack-signature']).toBe(signPaystack(webhook?.body ?? '', secretKey));
  const verified = (await paystack.get('/transaction/verify/top-up.1=a')).json.data;
  expect(readEvent(webhook?.body ?? '')).toEqual({ event: 'charge.success', data: verified });
  expect(verified).toMatchObject({
    id: expect.any(Number),
    domain: 'test',
    status: 'success',
    reference: 'top-up.1=a',
    amount: 500_000,
    requested_amount: 500_000,
    message: null,
    gateway_response: 'Successful',
    channel: 'card',
    currency: 'NGN',
    ip_address: expect.any(String),
    metadata,
    log: { attempts: 1, errors: 0, success: true },
    fees: 17_500,
    authorization: {
      authorization_code: expect.stringMatching(/^AUTH_/),
      bin: '408408',
      last4: '4081',
      exp_month: '12',
      exp_year: '2030',
      channel: 'card',
      card_type: expect.stringContaining('visa'),
      bank: 'TEST BANK',
      country_code: 'NG',
      brand: 'visa',
      reusable: true,
      signature: expect.stringMatching(/^SIG_/),
      account_name: null,
    },
    customer: { email: 'ada@example.com', customer_code: expect.stringMatching(/^CUS_/), risk_action: 'default' },
    plan: null,
  });
  const times = z.object({ paid_at: z.iso.datetime(), paidAt: z.string(), created_at: z.string(), createdAt: z.iso.datetime() });
  const { paid_at, paidAt, created_at, createdAt } = times.parse(verified);
  expect([paid_at, created_at]).toEqual([paidAt, createdAt]);
});

it('refuses a wrong key in Paystack’s words', async () => {
  const paystack = await openPaystack();
  for (const key of ['sk_test_somebody_else', '']) {
    const { status, json } = await paystack.send('GET', '/balance', undefined, key);
    expect(status).toBe(401);
    expect(json).toMatchObject({ status: false, message: 'Invalid key', code: 'invalid_Key', type: 'validation_error' });
  }
});

it('expects the secret key it was configured with', async () => {
  const paystack = await openPaystack({ paystackSecretKey: 'sk_test_another' });
  expect((await paystack.get('/balance')).status).toBe(401);
  expect((await paystack.send('GET', '/balance', undefined, 'sk_test_another')).status).toBe(200);
});

it('refuses a reference that was used before, paid or not', async () => {
  const paystack = await openPaystack();
  const { reference } = await paystack.initialise({ reference: 'once-only' });
  const again = await paystack.post('/transaction/initialize', { email: 'ada@example.com', amount: 100, reference });
  expect(again.status).toBe(400);
  expect(again.json).toMatchObject({ status: false, code: 'duplicate_reference', meta: { nextStep: expect.any(String) } });
});

it.each([
  ['no email', { email: undefined }, 'missing_params'],
  ['an email that is none', { email: 'ada' }, 'invalid_params'],
  ['no amount', { amount: undefined }, 'missing_params'],
  ['nothing to pay', { amount: 0 }, 'invalid_params'],
  ['a fraction of a kobo', { amount: 100.5 }, 'invalid_params'],
  ['an underscore in the reference', { reference: 'top_up_1' }, 'invalid_params'],
  ['a currency Paystack does not take', { currency: 'EUR' }, 'invalid_params'],
  ['an address that is none to come back to', { callback_url: 'javascript:alert(1)' }, 'invalid_params'],
])('refuses %s', async (_what, fields, code) => {
  const paystack = await openPaystack();
  const wanted = { email: 'ada@example.com', amount: 5000, ...fields };
  const { status, json } = await paystack.post('/transaction/initialize', wanted);
  expect(status).toBe(400);
  expect(json).toMatchObject({ status: false, message: expect.any(String), code, type: 'validation_error' });
});

it('takes a form as well as JSON, with the metadata written out', async () => {
  const { origin, get } = await openPaystack();
  const body = new URLSearchParams({ email: 'ada@example.com', amount: '5000', reference: 'by-form', metadata: '{"a":"1"}' });
  const headers = { authorization: `Bearer ${secretKey}` };
  expect((await fetch(`${origin}/paystack/transaction/initialize`, { method: 'POST', headers, body })).status).toBe(200);
  expect((await get('/transaction/verify/by-form')).json.data).toMatchObject({ amount: 5000, metadata: { a: '1' } });
});

it('answers malformed requests and unknown addresses in Paystack’s envelope', async () => {
  const paystack = await openPaystack();
  const answer = await fetch(`${paystack.origin}/paystack/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: '{"email": ',
  });
  expect([answer.status, await answer.json()]).toMatchObject([400, { status: false, message: expect.any(String) }]);
  expect(await paystack.get('/nothing/here')).toMatchObject({ status: 404, json: { status: false } });
  expect(await paystack.get('/transaction/verify/nobody')).toMatchObject({
    status: 400,
    json: { code: 'transaction_not_found' },
  });
});

it('adds a payment to the balance once, less the fee', async () => {
  const paystack = await openPaystack();
  const before = await paystack.balance();
  expect(before).toBe(1_000_000_000);
  const { authorization_url: page, reference } = await paystack.initialise({ amount: 100_000 });
  await paystack.press(page, 'pay');
  await paystack.press(page, 'pay');
  for (const status of ['success', 'failed']) await paystack.control('POST', `/transactions/${reference}/decide`, { status });
  expect((await paystack.get(`/transaction/verify/${reference}`)).json.data).toMatchObject({ status: 'success' });
  expect(await paystack.balance()).toBe(before + 100_000 - 1500);
  await paystack.receiver.waitFor(1);
  await quietMoment();
  expect(paystack.receiver.received).toHaveLength(1);
});

it('remembers payments, balance and webhooks over a restart', async () => {
  const first = await openPaystack();
  const { authorization_url: page, reference } = await first.initialise();
  await first.press(page, 'pay');
  await first.receiver.waitFor(1);
  const [verified, balance] = [(await first.get(`/transaction/verify/${reference}`)).json.data, await first.balance()];
  await first.close();

  const second = await openPaystack({ dataDir: first.dataDir });
  expect((await second.get(`/transaction/verify/${reference}`)).json.data).toEqual(verified);
  expect(await second.balance()).toBe(balance);
  const { json } = await second.control('GET', `/webhooks?subject=${reference}`);
  expect(json).toMatchObject({ webhooks: [{ event: 'charge.success', state: 'delivered' }] });
  await quietMoment();
  expect(second.receiver.received).toEqual([]);
});
