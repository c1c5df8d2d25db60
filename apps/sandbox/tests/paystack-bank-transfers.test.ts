import { expect, it } from 'vitest';
import * as z from 'zod';
import { openPaystack } from './paystack-under-test.ts';
import { quietMoment } from './webhook-receiver.ts';

type Paystack = Awaited<ReturnType<typeof openPaystack>>;

const charged = z.object({
  status: z.literal('pending_bank_transfer'),
  reference: z.string(),
  amount: z.number(),
  account_name: z.string(),
  account_number: z.string().regex(/^\d{10}$/),
  bank: z.object({ slug: z.string(), name: z.string(), id: z.number() }),
  account_expires_at: z.iso.datetime(),
  display_text: z.string(),
});
const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString();

async function charge(paystack: Paystack, fields: Record<string, unknown> = {}) {
  const body = { email: 'ada@example.com', amount: '50000', bank_transfer: { account_expires_at: inHalfAnHour() }, ...fields };
  return charged.parse((await paystack.post('/charge', body)).json.data);
}

const send = (paystack: Paystack, accountNumber: string, fields: Record<string, unknown> = {}) =>
  paystack.control('POST', '/bank-transfers', { accountNumber, ...fields });

const verified = async (paystack: Paystack, reference: string) =>
  z
    .looseObject({ id: z.number(), status: z.string(), amount: z.number(), bank_transfers: z.array(z.looseObject({})) })
    .parse((await paystack.get(`/transaction/verify/${reference}`)).json.data);

const announced = z.object({ event: z.string(), data: z.looseObject({}) });
const events = (paystack: Paystack) => paystack.receiver.received.map(({ body }) => announced.parse(JSON.parse(body)));

it('answers a charge by transfer with an account of its own, until the moment that was asked for', async () => {
  const paystack = await openPaystack();
  const account_expires_at = inHalfAnHour();
  const first = await charge(paystack, { reference: 'wb-1', bank_transfer: { account_expires_at } });
  expect(first).toMatchObject({ reference: 'wb-1', amount: 50_000, account_expires_at });
  expect((await charge(paystack)).account_number).not.toBe(first.account_number);
  expect(await verified(paystack, 'wb-1')).toMatchObject({ status: 'pending', channel: 'bank_transfer', bank_transfers: [] });
});

it.each([
  ['without an address', { email: undefined }, 'missing_params'],
  ['of no amount', { amount: '0' }, 'invalid_params'],
  ['in another way than by transfer', { bank_transfer: undefined }, 'missing_params'],
  ['that has expired already', { bank_transfer: { account_expires_at: '2020-01-01T00:00:00Z' } }, 'invalid_params'],
])('refuses a charge %s', async (_what, fields, code) => {
  const paystack = await openPaystack();
  const body = { email: 'ada@example.com', amount: '50000', bank_transfer: {}, ...fields };
  expect(await paystack.post('/charge', body)).toMatchObject({ status: 400, json: { status: false, code } });
});

it('refuses a reference that it knows', async () => {
  const paystack = await openPaystack();
  await charge(paystack, { reference: 'wb-1' });
  const again = await paystack.post('/charge', { email: 'ada@example.com', amount: 100, reference: 'wb-1', bank_transfer: {} });
  expect(again).toMatchObject({ status: 400, json: { code: 'duplicate_reference' } });
});

it('takes the exact amount, and says so by a signed webhook and when it is asked', async () => {
  const paystack = await openPaystack();
  const { account_number, reference } = await charge(paystack);
  expect((await send(paystack, account_number)).status).toBe(201);
  await paystack.receiver.waitFor(1);
  expect(events(paystack)).toMatchObject([
    { event: 'charge.success', data: { reference, channel: 'bank_transfer', amount: 50_000, status: 'success' } },
  ]);
  expect(await verified(paystack, reference)).toMatchObject({
    status: 'success',
    amount: 50_000,
    requested_amount: 50_000,
    authorization: { channel: 'bank_transfer', sender_name: 'ADAEZE OKAFOR' },
  });
});

it.each<[string, { amount?: number; isLate?: boolean }, string]>([
  ['less', { amount: 40_000 }, 'INCORRECT_AMOUNT'],
  ['more', { amount: 60_000 }, 'INCORRECT_AMOUNT'],
  ['late', { isLate: true }, 'ACCOUNT_EXPIRED'],
])('as Paystack, sends back by itself what is %s, and says that it did', async (_what, fields, message_type) => {
  const paystack = await openPaystack();
  const { account_number, reference } = await charge(paystack);
  await send(paystack, account_number, fields);
  await paystack.receiver.waitFor(1);
  expect(events(paystack)).toMatchObject([
    { event: 'bank.transfer.rejected', data: { reference, bank_transfer: { amount: fields.amount ?? 50_000, message_type } } },
  ]);
  expect(await verified(paystack, reference)).toMatchObject({ status: 'pending', bank_transfers: [] });
});

it('as Paystack, takes the first of two and sends the second back', async () => {
  const paystack = await openPaystack();
  const { account_number, reference } = await charge(paystack);
  await send(paystack, account_number, { times: 2 });
  await paystack.receiver.waitFor(2);
  expect(
    events(paystack)
      .map(({ event }) => event)
      .sort(),
  ).toEqual(['bank.transfer.rejected', 'charge.success']);
  expect((await verified(paystack, reference)).amount).toBe(50_000);
});

it('as the other kind of provider, takes whatever comes, each with an id and a time of its own', async () => {
  const paystack = await openPaystack();
  const { account_number, reference, account_expires_at } = await charge(paystack);
  await send(paystack, account_number, { provider: 'takes', amount: 20_000 });
  await send(paystack, account_number, { provider: 'takes', amount: 45_000, senderName: 'TUNDE BAKARE' });
  await send(paystack, account_number, { provider: 'takes', isLate: true });
  await paystack.receiver.waitFor(3);
  const { amount, bank_transfers } = await verified(paystack, reference);
  expect(amount).toBe(115_000);
  expect(bank_transfers).toMatchObject([
    { amount: 20_000, sender_name: 'ADAEZE OKAFOR' },
    { amount: 45_000, sender_name: 'TUNDE BAKARE' },
    { amount: 50_000 },
  ]);
  expect(String(bank_transfers[2]?.paid_at) > account_expires_at).toBe(true);
  expect(new Set(events(paystack).map(({ data }) => data.id)).size).toBe(3);
});

it('loses the event when it is told to: only asking tells', async () => {
  const paystack = await openPaystack();
  const { account_number, reference } = await charge(paystack);
  await send(paystack, account_number, { isEventLost: true });
  await quietMoment();
  expect(paystack.receiver.received).toEqual([]);
  expect((await verified(paystack, reference)).status).toBe('success');
});

it('can tell of the money before the charge itself is answered', async () => {
  const paystack = await openPaystack();
  await paystack.control('POST', '/faults', { path: '/charge', afterwards: true, delayMs: 300 });
  const answer = charge(paystack, { reference: 'wb-early' });
  const accounts = async () => {
    const page = await fetch(`${paystack.origin}/bank`).then((response) => response.text());
    return [...page.matchAll(/\/bank\/(\d{10})/g)].map(([, number]) => number ?? '');
  };
  await expect.poll(accounts, { interval: 10 }).toHaveLength(1);
  await send(paystack, (await accounts())[0] ?? '');
  await paystack.receiver.waitFor(1);
  expect((await answer).reference).toBe('wb-early');
});

it('gives back what it took, in whole or in part, once', async () => {
  const paystack = await openPaystack();
  const { account_number, reference } = await charge(paystack);
  await send(paystack, account_number);
  const { id } = await verified(paystack, reference);
  expect(await paystack.post('/refund', { transaction: id, amount: 10_000 })).toMatchObject({
    json: { message: 'Refund has been queued for processing', data: { status: 'pending', amount: 10_000 } },
  });
  await paystack.receiver.waitFor(3);
  expect(events(paystack).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['charge.success', 'refund.pending', 'refund.processed']),
  );
  expect((await paystack.get(`/refund?transaction=${id}`)).json.data).toMatchObject([{ status: 'processed', amount: 10_000 }]);
  expect((await paystack.post('/refund', { transaction: id })).status).toBe(400);
  expect((await verified(paystack, reference)).status).toBe('success');
  await paystack.post('/refund', { transaction: reference, amount: 40_000 });
  await expect.poll(async () => (await verified(paystack, reference)).status).toBe('reversed');
});

it('cannot give back to an account that is closed', async () => {
  const paystack = await openPaystack();
  const { account_number, reference } = await charge(paystack);
  await send(paystack, account_number, { isSenderGone: true });
  await paystack.post('/refund', { transaction: reference });
  await paystack.receiver.waitFor(3);
  expect(events(paystack).map(({ event }) => event)).toContain('refund.failed');
});

it('knows no refund of what was never paid', async () => {
  const paystack = await openPaystack();
  const { reference } = await charge(paystack);
  expect((await paystack.post('/refund', { transaction: reference })).status).toBe(404);
});

it('has a bank with a page of its own that sends any amount, and says what became of it', async () => {
  const paystack = await openPaystack();
  const { account_number, reference } = await charge(paystack);
  const front = await fetch(`${paystack.origin}/bank`).then((response) => response.text());
  expect(front).toContain(account_number);
  expect((await fetch(`${paystack.origin}/bank?account=1234567890`)).status).toBe(404);
  const account = `${paystack.origin}/bank/${account_number}`;
  const press = async (fields: Record<string, string>) => {
    const answer = await fetch(account, { method: 'POST', body: new URLSearchParams(fields) });
    return { status: answer.status, text: await answer.text() };
  };
  expect(await press({ amount: 'much', senderName: 'ADA OBI' })).toMatchObject({ status: 400 });
  expect((await press({ amount: '400', senderName: 'ADA OBI' })).text).toContain('was sent back');
  expect((await press({ amount: '300.50', senderName: 'ADA OBI', takes: 'on' })).text).toContain('₦300.50 was sent.');
  expect((await press({ amount: '100', senderName: 'ADA OBI', takes: 'on', twice: 'on', late: 'on' })).status).toBe(200);
  expect((await verified(paystack, reference)).amount).toBe(50_050);
});

it('sends nothing to an account that nobody has', async () => {
  const paystack = await openPaystack();
  expect((await send(paystack, '0000000001')).status).toBe(404);
});
