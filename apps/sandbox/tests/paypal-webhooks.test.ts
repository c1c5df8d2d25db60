import { createVerify, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { selfSigned } from '../src/providers/paypal/certificate.ts';
import { rawMember } from '../src/providers/paypal/raw-member.ts';
import { transmissionText } from '../src/providers/paypal/transmission.ts';
import { openPaypal, readEvent } from './paypal-under-test.ts';
import { openReceiver, quietMoment, type Received } from './webhook-receiver.ts';

/** Checks a webhook as its receiver would: with the certificate it names. */
async function isGenuine({ body, headers }: Received, webhookId: string): Promise<boolean> {
  const certificate = new X509Certificate(await (await fetch(String(headers['paypal-cert-url']))).text());
  const text = `${headers['paypal-transmission-id']}|${headers['paypal-transmission-time']}|${webhookId}|${crc32(body)}`;
  return createVerify('RSA-SHA256')
    .update(text)
    .verify(certificate.publicKey, String(headers['paypal-transmission-sig']), 'base64');
}

/** The body of verify-webhook-signature, with the event spliced in as it came. */
function verification({ body, headers }: Received, webhookId: string): string {
  const facts = JSON.stringify({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  return `${facts.slice(0, -1)},"webhook_event":${body}}`;
}

it('signs the text that PayPal signs', () => {
  const body = '{"event":"charge.success","data":{"reference":"ref_1","amount":500000}}';
  expect(transmissionText('t-1', '2026-11-15T00:00:00Z', 'WH1', body)).toBe('t-1|2026-11-15T00:00:00Z|WH1|3095579305');
});

it('makes a readable, self-signed certificate', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = new Date('2045-06-01T12:00:00Z');
  const certificate = new X509Certificate(selfSigned(privateKey, 'certs.example', now));
  expect(certificate.verify(publicKey)).toBe(true);
  expect(certificate.checkIssued(certificate)).toBe(true);
  expect(certificate.subject).toContain('CN=certs.example');
  expect(certificate.publicKey.equals(publicKey)).toBe(true);
  // Past 2050 a certificate writes its times in another form.
  expect([Date.parse(certificate.validFrom), new Date(certificate.validTo).getUTCFullYear()]).toEqual([
    Date.parse('2045-05-31T12:00:00Z'),
    2055,
  ]);
});

it.each([
  ['{"webhook_event":{"a":1},"b":2}', '{"a":1}'],
  ['{ "b" : "webhook_event", "webhook_event" : { "a": "}\\"," , "c":[1,{"d":2}] } }', '{ "a": "}\\"," , "c":[1,{"d":2}] }'],
  ['{"nested":{"webhook_event":1},"webhook_event":[{"x":1}, 2]}', '[{"x":1}, 2]'],
  ['{"other":{}}', undefined],
])('cuts the event out of %s as it stands', (json, event) => {
  expect(rawMember(json, 'webhook_event')).toBe(event);
});

it('sends webhooks that can be checked with the certificate they name', async () => {
  const paypal = await openPaypal();
  await paypal.pay();
  const received = await paypal.receiver.waitFor(2);
  for (const webhook of received) {
    expect(webhook.headers).toMatchObject({
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-transmission-time': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      'paypal-cert-url': expect.stringMatching(new RegExp(`^${paypal.origin}/paypal/certs/CERT-[0-9a-f]+\\.pem$`)),
    });
    expect(await isGenuine(webhook, 'sandbox-webhook')).toBe(true);
    expect(await isGenuine(webhook, 'another-webhook')).toBe(false);
    expect(await isGenuine({ ...webhook, body: `${webhook.body} ` }, 'sandbox-webhook')).toBe(false);
  }
  expect(new Set(received.map(({ headers }) => headers['paypal-transmission-id'])).size).toBe(2);
});

it('verifies the signatures of its own webhooks, and no others', async () => {
  const paypal = await openPaypal();
  await paypal.pay();
  const [webhook] = await paypal.receiver.waitFor(1);
  if (webhook === undefined) throw new Error('no webhook');
  const verify = async (body: string) => {
    const { status, json } = await paypal.call('POST', '/v1/notifications/verify-webhook-signature', { body });
    return status === 200 ? json.verification_status : status;
  };
  expect(await verify(verification(webhook, 'sandbox-webhook'))).toBe('SUCCESS');
  expect(await verify(verification(webhook, 'another-webhook'))).toBe('FAILURE');
  const changed = { ...webhook, body: webhook.body.replace('30.00', '3000.00') };
  expect(await verify(verification(changed, 'sandbox-webhook'))).toBe('FAILURE');
  const reserialised = { ...webhook, body: JSON.stringify(JSON.parse(webhook.body), null, 1) };
  expect(await verify(verification(reserialised, 'sandbox-webhook'))).toBe('FAILURE');
  const elsewhere = { ...webhook, headers: { ...webhook.headers, 'paypal-cert-url': 'https://evil.example/cert.pem' } };
  expect(await verify(verification(elsewhere, 'sandbox-webhook'))).toBe('FAILURE');
  expect(await verify('{"webhook_id": "sandbox-webhook"}')).toBe(400);
});

it('keeps its certificate over a restart', async () => {
  const first = await openPaypal();
  await first.pay();
  const [before] = await first.receiver.waitFor(1);
  await first.close();
  const second = await openPaypal({ dataDir: first.dataDir });
  await second.pay();
  const [after] = await second.receiver.waitFor(1);
  const name = (webhook: Received | undefined) => String(webhook?.headers['paypal-cert-url']).split('/').at(-1);
  expect(name(after)).toBe(name(before));
  expect((await fetch(`${second.origin}/paypal/certs/CERT-0.pem`)).status).toBe(404);
});

it('sends registered webhooks the events they asked for, each under its own id', async () => {
  const paypal = await openPaypal({ webhooks: {} });
  const receiver = await openReceiver();
  const body = { url: receiver.url, event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }] };
  const registered = await paypal.call('POST', '/v1/notifications/webhooks', { body });
  expect([registered.status, registered.json]).toMatchObject([201, { url: receiver.url, event_types: body.event_types }]);
  const id = String(registered.json.id);
  const again = await paypal.call('POST', '/v1/notifications/webhooks', { body });
  expect([again.status, again.json.name]).toEqual([400, 'WEBHOOK_URL_ALREADY_EXISTS']);

  await paypal.pay();
  const [webhook] = await receiver.waitFor(1);
  if (webhook === undefined) throw new Error('no webhook');
  expect(readEvent(webhook.body).event_type).toBe('PAYMENT.CAPTURE.COMPLETED');
  expect(await isGenuine(webhook, id)).toBe(true);

  expect((await paypal.call('GET', '/v1/notifications/webhooks')).json).toMatchObject({ webhooks: [{ id }] });
  const confirm = async () => {
    const { json } = await paypal.call('POST', '/v1/notifications/verify-webhook-signature', { body: verification(webhook, id) });
    return json.verification_status;
  };
  expect(await confirm()).toBe('SUCCESS');
  expect((await paypal.call('DELETE', `/v1/notifications/webhooks/${id}`)).status).toBe(204);
  expect(await confirm()).toBe('FAILURE');
  await paypal.pay();
  await quietMoment();
  expect(receiver.received).toHaveLength(1);
});

it('spoils a webhook in every way a receiver has to notice', async () => {
  const paypal = await openPaypal();
  const { orderId } = await paypal.pay();
  await paypal.receiver.waitFor(2);
  await quietMoment();
  const { json } = await paypal.control('GET', `/webhooks?subject=${orderId}&event=PAYMENT.CAPTURE.COMPLETED`);
  const [webhook] = z
    .object({ webhooks: z.array(z.object({ id: z.string(), body: z.string(), state: z.string() })) })
    .parse(json).webhooks;
  expect(webhook?.state).toBe('delivered');
  const sent = async (as: string) => {
    const count = paypal.receiver.received.length;
    await paypal.control('POST', `/webhooks/${webhook?.id}/send`, { as });
    const last = paypal.receiver.received[count];
    if (last === undefined) throw new Error('nothing was sent');
    return {
      last,
      event: readEvent(last.body),
      isGenuine: last.headers['paypal-cert-url'] !== undefined && (await isGenuine(last, 'sandbox-webhook')),
    };
  };
  expect(await sent('genuine')).toMatchObject({ last: { body: webhook?.body }, isGenuine: true });
  expect(await sent('wrong-signature')).toMatchObject({ last: { body: webhook?.body }, isGenuine: false });
  expect((await sent('unsigned')).last.headers).not.toHaveProperty('paypal-transmission-sig');
  expect((await sent('re-serialised')).isGenuine).toBe(false);
  expect(await sent('wrong-amount')).toMatchObject({ isGenuine: true, event: { resource: { amount: { value: '300.00' } } } });
  expect(await sent('wrong-currency')).toMatchObject({
    isGenuine: true,
    event: { resource: { amount: { currency_code: 'GBP' } } },
  });
});

it('sends webhooks of events that never happened, to catch receivers that do not ask back', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  const invented = await paypal.control('POST', '/webhooks', { event: 'PAYMENT.CAPTURE.COMPLETED', subject: id });
  expect(invented.status).toBe(201);
  const [webhook] = paypal.receiver.received;
  if (webhook === undefined) throw new Error('no webhook');
  expect(await isGenuine(webhook, 'sandbox-webhook')).toBe(true);
  expect(readEvent(webhook.body)).toMatchObject({ resource: { supplementary_data: { related_ids: { order_id: id } } } });
  expect((await paypal.call('GET', `/v2/checkout/orders/${id}`)).json).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
  expect((await paypal.control('POST', '/webhooks', { event: 'NO.SUCH.EVENT', subject: id })).status).toBe(400);
});

it('counts any 2xx as accepted and tries again after anything else', async () => {
  const paypal = await openPaypal();
  paypal.receiver.answer(503, 204);
  const { id } = await paypal.create();
  await paypal.press(id, 'approve');
  const [first, second] = await paypal.receiver.waitFor(2);
  expect(second?.body).toBe(first?.body);
  await quietMoment();
  expect(paypal.receiver.received).toHaveLength(2);
});

it('fails and slows down as planned, in PayPal’s words', async () => {
  const paypal = await openPaypal();
  const { id } = await paypal.create();
  await paypal.press(id, 'approve');
  await paypal.control('POST', '/faults', { status: 500, path: '/capture', afterwards: true });
  expect(await paypal.capture(id)).toMatchObject({
    status: 500,
    json: { name: 'INTERNAL_SERVER_ERROR', debug_id: expect.any(String) },
  });
  expect((await paypal.call('GET', `/v2/checkout/orders/${id}`)).json).toMatchObject({ status: 'COMPLETED' });
  await paypal.control('POST', '/faults', { status: 503, method: 'GET', path: '/orders' });
  expect((await paypal.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(503);
  expect((await paypal.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(200);
});

it('tells of a complaint, which takes nothing, and of a payment that was taken back without anybody’s asking', async () => {
  const paypal = await openPaypal();
  const { orderId, captureId } = await paypal.pay();
  const statusOf = async () => (await paypal.call('GET', `/v2/payments/captures/${captureId}`)).json.status;
  expect((await paypal.control('POST', `/captures/${captureId}/dispute`)).status).toBe(200);
  expect(await statusOf()).toBe('COMPLETED');
  expect((await paypal.control('POST', `/captures/${captureId}/reverse`)).status).toBe(200);
  expect(await statusOf()).toBe('REFUNDED');
  const events = (await paypal.receiver.waitFor(4)).map(({ body }) => readEvent(body));
  const of = (type: string) => events.find((event) => event.event_type === type)?.resource;
  expect(of('CUSTOMER.DISPUTE.CREATED')).toMatchObject({
    status: 'OPEN',
    disputed_transactions: [{ seller_transaction_id: captureId, custom: 'top_1' }],
  });
  expect(of('PAYMENT.CAPTURE.REVERSED')).toMatchObject({
    amount: { currency_code: 'USD', value: '30.00' },
    note_to_payer: 'Payment reversed',
    links: expect.arrayContaining([
      expect.objectContaining({ rel: 'up', href: `${paypal.origin}/paypal/v2/payments/captures/${captureId}` }),
    ]),
  });
  const order = (await paypal.call('GET', `/v2/checkout/orders/${orderId}`)).json;
  expect(order).toMatchObject({ purchase_units: [{ payments: { refunds: [{ amount: { value: '30.00' } }] } }] });
  expect((await paypal.control('POST', '/captures/NONE/reverse')).status).toBe(404);
});
