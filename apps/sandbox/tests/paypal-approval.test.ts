import { expect, it } from 'vitest';
import { cancelUrl, destination, openPaypal, readEvent } from './paypal-under-test.ts';
import { quietMoment } from './webhook-receiver.ts';

const pageOf = (origin: string, id: string) => `${origin}/paypal/checkoutnow?token=${id}`;

it('shows who pays how much for what, on an approval page without scripts', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create({ description: 'Wallet <top-up>' });
  const answer = await fetch(pageOf(paypal.origin, id));
  const markup = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
  for (const text of ['Sandbox: no real account', '$30.00', 'Waybill', 'Wallet &#60;top-up&#62;', 'sb-buyer@personal.example']) {
    expect(markup).toContain(text);
  }
  expect(markup).not.toContain('<script');
});

it('sends a payer who cancels to the shop’s address for that, and nothing is approved', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  expect(destination(await paypal.press(id, 'cancel')).href).toBe(`${cancelUrl}?token=${id}`);
  expect((await paypal.call('GET', `/v2/checkout/orders/${id}`)).json).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
  await quietMoment();
  expect(paypal.receiver.received).toEqual([]);
});

it('approves an order once, however often the button is pressed', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  const [first, second] = [await paypal.press(id, 'approve'), await paypal.press(id, 'approve-decline')];
  expect(destination(second).href).toBe(destination(first).href);
  expect((await paypal.capture(id)).status).toBe(201);
  await paypal.receiver.waitFor(2);
  await quietMoment();
  const events = paypal.receiver.received.map(({ body }) => readEvent(body).event_type);
  expect(events.toSorted()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
  expect(await (await fetch(pageOf(paypal.origin, id))).text()).toContain('This payment is done');
});

it('keeps the payer on PayPal’s pages when the shop gave no return address', async () => {
  const paypal = await openPaypal();
  const { payment_source: _source, ...bare } = paypal.wanted();
  const { json } = await paypal.call('POST', '/v2/checkout/orders', { body: bare });
  const id = String(json.id);
  expect(await (await paypal.press(id, 'cancel')).text()).toContain('You cancelled');
  expect(destination(await paypal.press(id, 'approve')).href).toBe(pageOf(paypal.origin, id));
  expect(await (await fetch(pageOf(paypal.origin, id))).text()).toContain('You approved this payment');
});

it('takes the return addresses from the older field as well', async () => {
  const paypal = await openPaypal();
  const { payment_source: _source, ...bare } = paypal.wanted();
  const body = { ...bare, application_context: { return_url: 'http://localhost:4000/done', cancel_url: cancelUrl } };
  const { json } = await paypal.call('POST', '/v2/checkout/orders', { body });
  expect(destination(await paypal.press(String(json.id), 'approve')).pathname).toBe('/done');
});

it('shows a page for an order that does not exist', async () => {
  const { origin } = await openPaypal();
  for (const page of [pageOf(origin, 'NOTHING'), `${origin}/paypal/checkoutnow`]) {
    const answer = await fetch(page);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('This payment does not exist')]);
  }
});
