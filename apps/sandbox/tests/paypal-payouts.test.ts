import { expect, it } from 'vitest';
import * as z from 'zod';
import { batchIdOf, openPaypal, readEvent } from './paypal-under-test.ts';
import { quietMoment } from './webhook-receiver.ts';

const batch = z.looseObject({ items: z.tuple([z.looseObject({ payout_item_id: z.string(), transaction_status: z.string() })]) });

it('takes a payout from accepted to paid, with a webhook for each status', async () => {
  const paypal = await openPaypal();
  const created = await paypal.payout('ada@example.com', { note: 'Thank you' }, 'payout-1');
  expect(created.status).toBe(201);
  expect(created.json).toMatchObject({
    batch_header: {
      payout_batch_id: expect.any(String),
      batch_status: 'PENDING',
      sender_batch_header: { sender_batch_id: 'payout-1' },
    },
    links: [{ rel: 'self' }],
  });
  const id = batchIdOf(created.json);
  const done = await paypal.settledBatch(id, 'SUCCESS');
  expect(done).toMatchObject({
    total_items: 1,
    batch_header: {
      amount: { currency: 'USD', value: '12.50' },
      fees: { currency: 'USD', value: '0.25' },
      time_completed: expect.any(String),
    },
    items: [
      {
        transaction_status: 'SUCCESS',
        transaction_id: expect.any(String),
        payout_batch_id: id,
        sender_batch_id: 'payout-1',
        payout_item: {
          recipient_type: 'EMAIL',
          receiver: 'ada@example.com',
          amount: { currency: 'USD', value: '12.50' },
          note: 'Thank you',
          sender_item_id: 'pay_1',
        },
      },
    ],
  });
  const [item] = batch.parse(done).items;
  expect((await paypal.call('GET', `/v1/payments/payouts-item/${item.payout_item_id}`)).json).toEqual(item);

  const events = (await paypal.receiver.waitFor(3)).map(({ body }) => readEvent(body));
  const named = (type: string) => events.find(({ event_type }) => event_type === type);
  expect(named('PAYMENT.PAYOUTSBATCH.PROCESSING')).toMatchObject({ resource: { batch_header: { payout_batch_id: id } } });
  expect(named('PAYMENT.PAYOUTS-ITEM.SUCCEEDED')).toMatchObject({
    resource_type: 'payouts_item',
    resource: {
      payout_item_id: item.payout_item_id,
      payout_batch_id: id,
      transaction_status: 'SUCCESS',
      payout_item: { sender_item_id: 'pay_1' },
    },
  });
  expect(named('PAYMENT.PAYOUTSBATCH.SUCCESS')).toMatchObject({
    resource_type: 'payouts',
    resource: { batch_header: { payout_batch_id: id, batch_status: 'SUCCESS' } },
  });
});

it('pays a batch once, and names that batch when the same one is sent again', async () => {
  const paypal = await openPaypal();
  const id = batchIdOf((await paypal.payout('ada@example.com', {}, 'payout-1')).json);
  const again = await paypal.payout('ada@example.com', {}, 'payout-1');
  expect(again.status).toBe(400);
  expect(again.json).toMatchObject({
    name: 'USER_BUSINESS_ERROR',
    message: 'User business error.',
    details: [
      {
        field: 'SENDER_BATCH_ID',
        issue: 'Batch with given sender_batch_id already exists',
        link: [{ rel: 'self', href: `${paypal.origin}/paypal/v1/payments/payouts/${id}` }],
      },
    ],
  });
});

it.each([
  ['fail.ada@example.com', 'FAILED', 'DENIED', 'PAYMENT.PAYOUTS-ITEM.FAILED', 'RECEIVER_ACCOUNT_INVALID'],
  ['unclaimed@example.com', 'UNCLAIMED', 'SUCCESS', 'PAYMENT.PAYOUTS-ITEM.UNCLAIMED', 'RECEIVER_UNREGISTERED'],
  ['ada+returned@example.com', 'RETURNED', 'SUCCESS', 'PAYMENT.PAYOUTS-ITEM.RETURNED', 'RECEIVER_UNREGISTERED'],
])('does to %s what the name says', async (receiver, status, batchStatus, event, error) => {
  const paypal = await openPaypal();
  const id = batchIdOf((await paypal.payout(receiver)).json);
  expect(await paypal.settledBatch(id, batchStatus)).toMatchObject({
    items: [{ transaction_status: status, errors: { name: error } }],
  });
  const events = (await paypal.receiver.waitFor(3)).map(({ body }) => readEvent(body).event_type);
  expect(events).toContain(event);
});

it('leaves a pending payout pending until it is decided by hand', async () => {
  const paypal = await openPaypal();
  const id = batchIdOf((await paypal.payout('pending@example.com')).json);
  const waiting = await paypal.settledBatch(id, 'PROCESSING');
  await quietMoment();
  expect(await paypal.settledBatch(id, 'PROCESSING')).toMatchObject({ items: [{ transaction_status: 'PENDING' }] });
  const [{ payout_item_id: item }] = batch.parse(waiting).items;
  await paypal.control('POST', `/payout-items/${item}/decide`, { status: 'SUCCESS' });
  expect(await paypal.settledBatch(id, 'SUCCESS')).toMatchObject({ items: [{ transaction_status: 'SUCCESS' }] });
});

it('takes unclaimed money back when the payout is cancelled, and only then', async () => {
  const paypal = await openPaypal();
  const unclaimed = batchIdOf((await paypal.payout('unclaimed@example.com')).json);
  const [{ payout_item_id: item }] = batch.parse(await paypal.settledBatch(unclaimed, 'SUCCESS')).items;
  const cancelled = await paypal.call('POST', `/v1/payments/payouts-item/${item}/cancel`);
  expect([cancelled.status, cancelled.json.transaction_status]).toEqual([200, 'RETURNED']);
  expect((await paypal.call('POST', `/v1/payments/payouts-item/${item}/cancel`)).status).toBe(400);
  await expect
    .poll(() => paypal.receiver.received.map(({ body }) => readEvent(body).event_type))
    .toContain('PAYMENT.PAYOUTS-ITEM.RETURNED');
});

it.each([
  ['ERRPYO002', 403, 'SENDER_EMAIL_UNCONFIRMED'],
  ['ERRPYO005', 422, 'INSUFFICIENT_FUNDS'],
  ['ERRPYO006', 500, 'INTERNAL_ERROR'],
])('answers the magic note %s with its error', async (note, status, name) => {
  const paypal = await openPaypal();
  const refused = await paypal.payout('payouts-simulator-receiver@paypal.com', { note });
  expect([refused.status, refused.json.name]).toEqual([status, name]);
  expect((await paypal.control('GET', '/payouts')).json).toEqual({ payouts: [] });
});

it.each([
  ['a receiver that is no address', { receiver: 'ada' }, 'items[0].receiver'],
  [
    'the currency under the name the Orders API has for it',
    { amount: { currency_code: 'USD', value: '1.00' } },
    'items[0].amount.currency',
  ],
  ['naira', { amount: { currency: 'NGN', value: '100.00' } }, 'items[0].amount.currency'],
  ['a third decimal', { amount: { currency: 'USD', value: '1.005' } }, 'items[0].amount.value'],
  ['nothing', { amount: { currency: 'USD', value: '0.00' } }, 'items[0].amount.value'],
])('refuses to pay out %s', async (_what, fields, field) => {
  const paypal = await openPaypal();
  const { status, json } = await paypal.payout('ada@example.com', fields);
  expect([status, json]).toMatchObject([
    400,
    { name: 'VALIDATION_ERROR', details: [{ field, location: 'body', issue: expect.any(String) }] },
  ]);
});

it('answers not found for an unknown payout', async () => {
  const paypal = await openPaypal();
  for (const path of ['/v1/payments/payouts/NOTHING', '/v1/payments/payouts-item/NOTHING']) {
    expect(await paypal.call('GET', path)).toMatchObject({ status: 404, json: { name: 'INVALID_RESOURCE_ID' } });
  }
});

it('continues pending payouts after a restart', async () => {
  const first = await openPaypal({ settleMs: 60_000 });
  const id = batchIdOf((await first.payout('ada@example.com')).json);
  await first.close();
  const second = await openPaypal({ dataDir: first.dataDir });
  expect(await second.settledBatch(id, 'SUCCESS')).toMatchObject({ items: [{ transaction_status: 'SUCCESS' }] });
});

it('shows orders and payouts in the console, with buttons that move them', async () => {
  const paypal = await openPaypal();
  const { orderId, captureId } = await paypal.pay({ description: 'Wallet <b>' }, 'approve-pending');
  const id = batchIdOf((await paypal.payout('unclaimed@example.com')).json);
  const [{ payout_item_id: item }] = batch.parse(await paypal.settledBatch(id, 'SUCCESS')).items;
  const markup = await (await fetch(`${paypal.origin}/sandbox/paypal`)).text();
  for (const text of [orderId, '$30.00', 'Wallet &#60;b&#62;', 'unclaimed@example.com', 'Mark as returned', 'Let it through']) {
    expect(markup).toContain(text);
  }
  const press = (path: string, status: string) =>
    fetch(`${paypal.origin}/sandbox/paypal/${path}`, { method: 'POST', body: new URLSearchParams({ status }) });
  await press(`payout-items/${item}`, 'RETURNED');
  await press(`captures/${captureId}`, 'COMPLETED');
  expect(await paypal.settledBatch(id, 'SUCCESS')).toMatchObject({ items: [{ transaction_status: 'RETURNED' }] });
  expect((await paypal.call('GET', `/v2/payments/captures/${captureId}`)).json).toMatchObject({ status: 'COMPLETED' });
});
