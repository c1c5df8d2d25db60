import { expect, it } from 'vitest';
import * as z from 'zod';
import { signPaystack } from '../src/providers/paystack/signature.ts';
import { openPaystack, readEvent, secretKey } from './paystack-under-test.ts';
import { quietMoment } from './webhook-receiver.ts';

const webhookList = z.object({ webhooks: z.array(z.looseObject({ id: z.string(), event: z.string(), state: z.string() })) });
const attempts = z.object({ attempts: z.array(z.looseObject({ status: z.number().nullable(), as: z.string() })) });

type Paystack = Awaited<ReturnType<typeof openPaystack>>;

async function paid(paystack: Paystack) {
  const { authorization_url: page, reference } = await paystack.initialise();
  await paystack.press(page, 'pay');
  return reference;
}

async function webhooks(paystack: Paystack, query = '') {
  return webhookList.parse((await paystack.control('GET', `/webhooks?${query}`)).json).webhooks;
}

it('sends a webhook again until the receiver answers 200, and records each try', async () => {
  const paystack = await openPaystack();
  paystack.receiver.answer(500, 202);
  const reference = await paid(paystack);
  const received = await paystack.receiver.waitFor(3);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  await expect.poll(async () => (await webhooks(paystack))[0]?.state).toBe('delivered');
  const [webhook] = await webhooks(paystack, `event=charge.success&subject=${reference}`);
  expect(webhook).toMatchObject({
    subject: reference,
    attempts: [{ status: 500 }, { status: 202 }, { status: 200, error: null }],
  });
});

it('gives up on a webhook after a few tries', async () => {
  const paystack = await openPaystack();
  paystack.receiver.answer(500, 500, 500, 500, 500);
  await paid(paystack);
  await expect.poll(async () => (await webhooks(paystack))[0]?.state).toBe('failed');
  await quietMoment();
  expect(paystack.receiver.received).toHaveLength(3);
});

it('sends no webhook without an address, until it is given one', async () => {
  const paystack = await openPaystack({ webhooks: {} });
  await paid(paystack);
  expect((await webhooks(paystack))[0]?.state).toBe('no-address');
  await paystack.control('PATCH', '/switches', { webhookUrl: paystack.receiver.url });
  await paid(paystack);
  await paystack.receiver.waitFor(1);
  expect((await paystack.control('GET', '/switches')).json).toEqual({
    webhookUrl: paystack.receiver.url,
    holdWebhooks: false,
    holdSettlement: false,
  });
});

it('holds webhooks back, so that a test sends them in its own order, as often as it likes', async () => {
  const paystack = await openPaystack();
  await paystack.control('PATCH', '/switches', { holdWebhooks: true });
  const [first, second] = [await paid(paystack), await paid(paystack)];
  await quietMoment();
  expect(paystack.receiver.received).toEqual([]);

  for (const [reference, times] of [
    [second, 1],
    [first, 3],
  ] as const) {
    const [webhook] = await webhooks(paystack, `subject=${reference}`);
    expect(webhook?.state).toBe('held');
    const { json } = await paystack.control('POST', `/webhooks/${webhook?.id}/send`, { times });
    expect(attempts.parse(json).attempts.map(({ status }) => status)).toEqual(Array(times).fill(200));
  }
  const order = paystack.receiver.received.map(({ body }) => readEvent(body).data.reference);
  expect(order).toEqual([second, first, first, first]);
  expect((await webhooks(paystack)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});

it('spoils a webhook in every way a receiver has to notice', async () => {
  const paystack = await openPaystack();
  const reference = await paid(paystack);
  const [genuine] = await paystack.receiver.waitFor(1);
  await expect.poll(async () => (await webhooks(paystack))[0]?.state).toBe('delivered');
  const [webhook] = await webhooks(paystack, `subject=${reference}`);
  const sent = async (as: string) => {
    const count = paystack.receiver.received.length;
    await paystack.control('POST', `/webhooks/${webhook?.id}/send`, { as });
    const last = paystack.receiver.received[count];
    const signature = last?.headers['x-paystack-signature'];
    return { body: last?.body ?? '', signature, isSigned: signature === signPaystack(last?.body ?? '', secretKey) };
  };

  expect(await sent('wrong-signature')).toMatchObject({ body: genuine?.body, isSigned: false });
  expect(await sent('unsigned')).toMatchObject({ body: genuine?.body, signature: undefined });
  const reserialised = await sent('re-serialised');
  expect(reserialised).toMatchObject({ signature: genuine?.headers['x-paystack-signature'], isSigned: false });
  expect(JSON.parse(reserialised.body)).toEqual(JSON.parse(genuine?.body ?? ''));
  const wrongAmount = await sent('wrong-amount');
  expect(wrongAmount.isSigned).toBe(true);
  expect(readEvent(wrongAmount.body).data).toMatchObject({ reference, amount: 5_000_000 });
  const wrongCurrency = await sent('wrong-currency');
  expect(wrongCurrency.isSigned).toBe(true);
  expect(readEvent(wrongCurrency.body).data).toMatchObject({ reference, currency: 'USD', amount: 500_000 });
});

it('sends webhooks of events that never happened, to catch receivers that do not ask back', async () => {
  const paystack = await openPaystack();
  const { reference } = await paystack.initialise();
  expect((await paystack.control('POST', '/webhooks', { event: 'charge.success', subject: reference })).status).toBe(201);
  const [webhook] = paystack.receiver.received;
  expect(readEvent(webhook?.body ?? '')).toMatchObject({ event: 'charge.success', data: { reference, status: 'success' } });
  expect((await paystack.get(`/transaction/verify/${reference}`)).json.data).toMatchObject({ status: 'abandoned' });
  expect((await paystack.control('POST', '/webhooks', { event: 'charge.success', subject: 'nobody' })).status).toBe(400);
});

it('refuses the next calls as often as a test plans it, in Paystack’s words', async () => {
  const paystack = await openPaystack();
  await paystack.control('POST', '/faults', { calls: 2, status: 503, path: '/balance' });
  expect((await paystack.get('/bank')).status).toBe(200);
  expect(await paystack.get('/balance')).toMatchObject({ status: 503, json: { status: false, type: 'api_error' } });
  expect((await paystack.get('/balance')).status).toBe(503);
  expect((await paystack.get('/balance')).status).toBe(200);
});

it.each([
  ['an error', { status: 500 }],
  ['a cut line', { hangUp: true }],
])('does its work and then fails to say so: the caller meets %s and has to ask again', async (_what, trouble) => {
  const paystack = await openPaystack();
  const reference = 'payout-0123456789abcdef';
  const wanted = { source: 'balance', amount: 5000, recipient: await paystack.recipient('0123456780'), reference };
  await paystack.control('POST', '/faults', { ...trouble, afterwards: true, method: 'POST', path: '/transfer' });
  const met = await paystack.post('/transfer', wanted).catch(() => ({ status: null }));
  expect(met.status).toBe('status' in trouble ? 500 : null);
  expect(await paystack.settled(reference)).toBe('success');
  expect(await paystack.post('/transfer', wanted)).toMatchObject({ status: 400, json: { code: 'duplicate_reference' } });
});

it.each([
  ['an error', { status: 500 }],
  ['a cut line', { hangUp: true }],
])('does nothing when the trouble comes first: %s', async (_what, trouble) => {
  const paystack = await openPaystack();
  await paystack.control('POST', '/faults', { ...trouble, path: '/transaction/initialize' });
  await expect(paystack.initialise({ reference: 'never-made' })).rejects.toThrow();
  expect((await paystack.get('/transaction/verify/never-made')).status).toBe(400);
});

it('answers slowly when a test plans it', async () => {
  const paystack = await openPaystack();
  await paystack.control('POST', '/faults', { delayMs: 300 });
  const started = Date.now();
  expect((await paystack.get('/balance')).status).toBe(200);
  expect(Date.now() - started).toBeGreaterThanOrEqual(290);
});

it('cancels planned faults, and stops at once in the middle of one', async () => {
  const paystack = await openPaystack();
  await paystack.control('POST', '/faults', { calls: 5, status: 500 });
  expect((await paystack.control('DELETE', '/faults')).status).toBe(204);
  expect((await paystack.get('/balance')).status).toBe(200);

  await paystack.control('POST', '/faults', { delayMs: 60_000 });
  const waiting = paystack.get('/balance').catch(() => null);
  await paystack.control('GET', '/faults');
  const started = Date.now();
  await paystack.close();
  await waiting;
  expect(Date.now() - started).toBeLessThan(60_000);
});

it('keeps a payout where it is while settlement is held, and lets it be decided by hand', async () => {
  const paystack = await openPaystack();
  await paystack.control('PATCH', '/switches', { holdSettlement: true });
  const reference = 'payout-0123456789abcdef';
  await paystack.transfer('0123456780', { reference });
  await quietMoment();
  expect((await paystack.get(`/transfer/verify/${reference}`)).json.data).toMatchObject({ status: 'pending' });
  const decided = await paystack.control('POST', `/transfers/${reference}/decide`, { status: 'failed' });
  expect(decided.json).toMatchObject({ transfer: { status: 'failed' } });
  expect(await paystack.balance()).toBe(1_000_000_000);

  const other = 'payout-fedcba9876543210';
  await paystack.transfer('0123456780', { reference: other });
  await paystack.control('PATCH', '/switches', { holdSettlement: false });
  expect(await paystack.settled(other)).toBe('success');
});

it.each([
  ['/faults', {}],
  ['/faults', { calls: 0, status: 500 }],
  ['/webhooks', { event: 'charge.success' }],
])('refuses what makes no sense at %s', async (path, body) => {
  const { control } = await openPaystack();
  expect(await control('POST', path, body)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
});

it('does not let another site’s page turn the switches', async () => {
  const { origin } = await openPaystack();
  const answer = await fetch(`${origin}/sandbox/api/paystack/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify({ status: 500 }),
  });
  expect(answer.status).toBe(403);
});
