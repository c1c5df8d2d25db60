import { expect, it } from 'vitest';
import * as z from 'zod';
import { destination, openPaypal, order, readEvent } from './paypal-under-test.ts';

const issueOf = (json: unknown) =>
  z.object({ details: z.tuple([z.looseObject({ issue: z.string() })]) }).parse(json).details[0].issue;

it('gives a token for the right credentials only', async () => {
  const paypal = await openPaypal();
  expect(await (await paypal.askForToken()).json()).toMatchObject({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 32_400,
    scope: expect.any(String),
    app_id: expect.stringMatching(/^APP-/),
    nonce: expect.any(String),
  });
  const refused = await paypal.askForToken('sandbox-client', 'wrong');
  expect([refused.status, await refused.json()]).toMatchObject([401, { error: 'invalid_client' }]);
  expect((await paypal.askForToken('sandbox-client', 'sandbox-secret', 'password')).status).toBe(400);
});

it('refuses calls without a valid token', async () => {
  const paypal = await openPaypal();
  for (const authorization of ['Bearer A21AA.9999999999.abc.def', 'Bearer', '']) {
    const { status, json } = await paypal.call('GET', '/v2/checkout/orders/ANY', { headers: { authorization } });
    expect(status).toBe(401);
    expect(json).toMatchObject({ name: 'AUTHENTICATION_FAILURE', message: expect.any(String), debug_id: expect.any(String) });
  }
});

it('takes a token from before a restart', async () => {
  const first = await openPaypal();
  const { id } = await first.create();
  await first.close();
  const second = await openPaypal({ dataDir: first.dataDir });
  const headers = { authorization: `Bearer ${first.token}` };
  expect((await second.call('GET', `/v2/checkout/orders/${id}`, { headers })).json).toMatchObject({
    id,
    status: 'PAYER_ACTION_REQUIRED',
  });
});

it('sends the payer to payer-action when the order names PayPal, and to approve when it does not', async () => {
  const paypal = await openPaypal();
  const { payment_source: _source, ...bare } = paypal.wanted();
  const named = await paypal.call('POST', '/v2/checkout/orders', { body: paypal.wanted() });
  expect(named.status).toBe(201);
  const namedOrder = order.parse(named.json);
  expect(Object.keys(named.json).sort()).toEqual(['id', 'links', 'payment_source', 'status']);
  expect(namedOrder.status).toBe('PAYER_ACTION_REQUIRED');
  expect(namedOrder.links.find(({ rel }) => rel === 'payer-action')?.href).toBe(
    `${paypal.origin}/paypal/checkoutnow?token=${namedOrder.id}`,
  );

  const unnamed = order.parse((await paypal.call('POST', '/v2/checkout/orders', { body: bare })).json);
  expect(unnamed.status).toBe('CREATED');
  expect(unnamed.links.map(({ rel }) => rel)).toEqual(['self', 'approve', 'capture']);
});

it('takes an order from creation to its webhooks', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create({ invoice_id: 'inv-1', reference_id: 'top_1' });
  const back = destination(await paypal.press(id, 'approve'));
  expect(back.href).toBe(`http://localhost:4000/wallet/intl?step=2&token=${id}&PayerID=QYR5Z8XDVJNXQ`);
  expect((await paypal.call('GET', `/v2/checkout/orders/${id}`)).json).toMatchObject({
    status: 'APPROVED',
    intent: 'CAPTURE',
    payer: { payer_id: 'QYR5Z8XDVJNXQ' },
  });

  const { status, json } = await paypal.capture(id, { prefer: 'return=representation' });
  expect(status).toBe(201);
  expect(json).toMatchObject({
    id,
    status: 'COMPLETED',
    purchase_units: [
      {
        reference_id: 'top_1',
        amount: { currency_code: 'USD', value: '30.00' },
        payments: {
          captures: [
            {
              id: expect.stringMatching(/^[A-Z0-9]{17}$/),
              status: 'COMPLETED',
              amount: { currency_code: 'USD', value: '30.00' },
              final_capture: true,
              custom_id: 'top_1',
              invoice_id: 'inv-1',
              seller_receivable_breakdown: {
                gross_amount: { currency_code: 'USD', value: '30.00' },
                paypal_fee: { currency_code: 'USD', value: '1.54' },
                net_amount: { currency_code: 'USD', value: '28.46' },
              },
              create_time: expect.any(String),
              update_time: expect.any(String),
              links: [{ rel: 'self' }, { rel: 'refund' }, { rel: 'up' }],
            },
          ],
        },
      },
    ],
  });
  const events = (await paypal.receiver.waitFor(2)).map(({ body }) => readEvent(body));
  expect(events.find(({ event_type }) => event_type === 'CHECKOUT.ORDER.APPROVED')).toMatchObject({
    id: expect.stringMatching(/^WH-/),
    event_version: '1.0',
    resource_type: 'checkout-order',
    resource: { id, status: 'APPROVED' },
  });
  expect(events.find(({ event_type }) => event_type === 'PAYMENT.CAPTURE.COMPLETED')).toMatchObject({
    resource_type: 'capture',
    resource_version: '2.0',
    summary: expect.any(String),
    resource: { status: 'COMPLETED', custom_id: 'top_1', supplementary_data: { related_ids: { order_id: id } } },
  });
});

it('shows the captures of an order even with return=minimal', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  await paypal.press(id, 'approve');
  const { json } = await paypal.capture(id);
  expect(json).toMatchObject({
    id,
    status: 'COMPLETED',
    purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }],
  });
  expect(json).not.toHaveProperty('intent');
});

it('makes one order of one request id, and refuses the id for another', async () => {
  const paypal = await openPaypal();
  const headers = { 'paypal-request-id': 'create-1' };
  const first = await paypal.call('POST', '/v2/checkout/orders', { headers, body: paypal.wanted() });
  const second = await paypal.call('POST', '/v2/checkout/orders', { headers, body: paypal.wanted() });
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.json).toEqual(first.json);
  const other = await paypal.call('POST', '/v2/checkout/orders', { headers, body: paypal.wanted({ custom_id: 'top_2' }) });
  expect([other.status, issueOf(other.json)]).toEqual([422, 'DUPLICATE_REQUEST_ID']);
});

it('makes one order even of two such requests at the same moment', async () => {
  const paypal = await openPaypal();
  const headers = { 'paypal-request-id': 'create-1' };
  const both = await Promise.all(
    [1, 2].map(() => paypal.call('POST', '/v2/checkout/orders', { headers, body: paypal.wanted() })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(order.parse(both[0]?.json).id).toBe(order.parse(both[1]?.json).id);
});

it('captures once: a repeated request gets the same answer, another one an error', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  await paypal.press(id, 'approve');
  const first = await paypal.capture(id, { 'paypal-request-id': 'capture-1' });
  const again = await paypal.capture(id, { 'paypal-request-id': 'capture-1' });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.json).toEqual(first.json);
  const other = await paypal.capture(id, { 'paypal-request-id': 'capture-2' });
  expect([other.status, other.json.name, issueOf(other.json)]).toEqual([422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED']);
});

it('does not capture an order that is not approved', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  const { status, json } = await paypal.capture(id);
  expect([status, issueOf(json)]).toEqual([422, 'ORDER_NOT_APPROVED']);
  expect((await paypal.capture('NOBODY')).status).toBe(404);
});

it('declines at capture when the payer chose that, and takes the money after another choice', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  await paypal.press(id, 'approve-decline');
  const { status, json } = await paypal.capture(id);
  expect([status, issueOf(json)]).toEqual([422, 'INSTRUMENT_DECLINED']);
  expect(json.links).toMatchObject([{ rel: 'redirect', href: `${paypal.origin}/paypal/checkoutnow?token=${id}` }]);
  expect(await (await fetch(`${paypal.origin}/paypal/checkoutnow?token=${id}`)).text()).toContain('Your way to pay was declined');
  await paypal.press(id, 'approve');
  expect((await paypal.capture(id)).json).toMatchObject({ status: 'COMPLETED' });
});

it.each([
  ['COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
  ['DECLINED', 'PAYMENT.CAPTURE.DENIED'],
])('holds a capture for review until it is decided: %s', async (status, event) => {
  const paypal = await openPaypal();
  const { orderId, captureId } = await paypal.pay({}, 'approve-pending');
  const pending = await paypal.call('GET', `/v2/checkout/orders/${orderId}`);
  expect(pending.json).toMatchObject({
    status: 'COMPLETED',
    purchase_units: [{ payments: { captures: [{ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } }] } }],
  });
  await paypal.control('POST', `/captures/${captureId}/review`, { status });
  expect((await paypal.call('GET', `/v2/payments/captures/${captureId}`)).json).toMatchObject({ status });
  const events = (await paypal.receiver.waitFor(3)).map(({ body }) => readEvent(body).event_type);
  expect(events).toContain('PAYMENT.CAPTURE.PENDING');
  expect(events).toContain(event);
});

it('refuses to be paid for the same invoice twice', async () => {
  const paypal = await openPaypal();
  await paypal.pay({ invoice_id: 'inv-1' });
  const { id } = await paypal.create({ invoice_id: 'inv-1' });
  await paypal.press(id, 'approve');
  expect(issueOf((await paypal.capture(id)).json)).toBe('DUPLICATE_INVOICE_ID');
});

it.each([
  ['INSTRUMENT_DECLINED', 422, 'UNPROCESSABLE_ENTITY'],
  ['PAYEE_ACCOUNT_RESTRICTED', 422, 'UNPROCESSABLE_ENTITY'],
  ['RESOURCE_NOT_FOUND', 404, 'RESOURCE_NOT_FOUND'],
  ['INTERNAL_SERVER_ERROR', 500, 'INTERNAL_SERVER_ERROR'],
])('shows %s to those who ask for it in a header, and nothing happens', async (code, status, name) => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  await paypal.press(id, 'approve');
  const mocked = await paypal.capture(id, { 'paypal-mock-response': JSON.stringify({ mock_application_codes: code }) });
  expect([mocked.status, mocked.json.name, issueOf(mocked.json)]).toEqual([status, name, code]);
  expect((await paypal.call('GET', `/v2/checkout/orders/${id}`)).json).toMatchObject({ status: 'APPROVED' });
});

it.each([
  ['no amount', { amount: undefined }, 400, 'MISSING_REQUIRED_PARAMETER'],
  ['an amount that is a number', { amount: { currency_code: 'USD', value: 30 } }, 400, 'INVALID_PARAMETER_SYNTAX'],
  ['a negative amount', { amount: { currency_code: 'USD', value: '-1.00' } }, 400, 'INVALID_PARAMETER_SYNTAX'],
  ['nothing to pay', { amount: { currency_code: 'USD', value: '0.00' } }, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ['a third decimal', { amount: { currency_code: 'USD', value: '1.005' } }, 422, 'DECIMAL_PRECISION'],
  ['half a yen', { amount: { currency_code: 'JPY', value: '100.50' } }, 422, 'DECIMAL_PRECISION'],
  ['naira', { amount: { currency_code: 'NGN', value: '100.00' } }, 422, 'CURRENCY_NOT_SUPPORTED'],
  ['a description that is too long', { description: 'a'.repeat(128) }, 400, 'INVALID_PARAMETER_SYNTAX'],
])('refuses %s', async (_what, unit, status, issue) => {
  const paypal = await openPaypal();
  const answer = await paypal.call('POST', '/v2/checkout/orders', { body: paypal.wanted(unit) });
  expect([answer.status, issueOf(answer.json)]).toEqual([status, issue]);
  expect(answer.json).toMatchObject({
    debug_id: expect.any(String),
    details: [{ field: expect.stringMatching(/^\/purchase_units\/0/) }],
  });
});

it('answers malformed requests with PayPal’s own errors', async () => {
  const paypal = await openPaypal();
  const broken = await paypal.call('POST', '/v2/checkout/orders', { body: '{"intent": ' });
  expect([broken.status, issueOf(broken.json)]).toEqual([400, 'MALFORMED_REQUEST_JSON']);
  expect(await paypal.call('GET', '/v2/nothing/here')).toMatchObject({ status: 404, json: { name: 'RESOURCE_NOT_FOUND' } });
  const { id } = await paypal.create();
  await paypal.press(id, 'approve');
  const answer = await fetch(`${paypal.origin}/paypal/v2/checkout/orders/${id}/capture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${paypal.token}` },
  });
  expect([answer.status, await answer.json()]).toMatchObject([415, { name: 'UNSUPPORTED_MEDIA_TYPE' }]);
  const withoutBody = await paypal.call('POST', `/v2/checkout/orders/${id}/capture`);
  expect(withoutBody.status).toBe(201);
});

it('refunds a part and then the rest, and never more than was paid', async () => {
  const paypal = await openPaypal();
  const { captureId } = await paypal.pay();
  const refund = (body: unknown, headers = {}) =>
    paypal.call('POST', `/v2/payments/captures/${captureId}/refund`, { body, headers });
  const part = { amount: { currency_code: 'USD', value: '10.00' }, note_to_payer: 'Sorry' };
  const first = await refund(part, { 'paypal-request-id': 'refund-1' });
  expect([first.status, first.json]).toMatchObject([201, { status: 'COMPLETED', amount: { value: '10.00' } }]);
  const again = await refund(part, { 'paypal-request-id': 'refund-1' });
  expect([again.status, again.json.id]).toEqual([200, first.json.id]);
  expect((await paypal.call('GET', `/v2/payments/captures/${captureId}`)).json).toMatchObject({ status: 'PARTIALLY_REFUNDED' });
  expect((await paypal.call('GET', `/v2/payments/refunds/${first.json.id}`)).json).toMatchObject({ amount: { value: '10.00' } });

  const tooMuch = await refund({ amount: { currency_code: 'USD', value: '20.01' } });
  expect([tooMuch.status, issueOf(tooMuch.json)]).toEqual([422, 'REFUND_AMOUNT_EXCEEDED']);
  expect((await refund({})).json).toMatchObject({ amount: { value: '20.00' } });
  expect((await paypal.call('GET', `/v2/payments/captures/${captureId}`)).json).toMatchObject({ status: 'REFUNDED' });
  expect(issueOf((await refund({})).json)).toBe('CAPTURE_FULLY_REFUNDED');
  const events = (await paypal.receiver.waitFor(4)).map(({ body }) => readEvent(body).event_type);
  expect(events.filter((type) => type === 'PAYMENT.CAPTURE.REFUNDED')).toHaveLength(2);
});
