import { createSign, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { isCertificateAddress, signedText } from '../../src/providers/paypal/paypal-events.ts';
import { createPaypal, type PaypalSettings } from '../../src/providers/paypal/paypal-rest.ts';
import { ProviderUnavailable } from '../../src/providers/provider-unavailable.ts';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import { standInServer } from '../support/stand-in-server.ts';

const sandbox = await openPaymentSandbox();
const settings: PaypalSettings = {
  baseUrl: `${sandbox.origin}/paypal`,
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  webhookId: 'sandbox-webhook',
  certificateHost: new URL(sandbox.origin).host,
  certificateProtocol: 'http:',
};
const paypal = createPaypal(settings);
let count = 0;
afterEach(() => sandbox.clearFaults('paypal'));

async function newOrder(amountMinor = 3_000n) {
  count += 1;
  const reference = `wb-${count.toString(16).padStart(24, '0')}`;
  const addresses = { returnTo: 'http://localhost:4000/wallet/intl', cancelTo: 'http://localhost:4000/wallet/intl' };
  return { reference, ...(await paypal.createOrder({ reference, amountMinor, currency: 'USD', ...addresses })) };
}

async function captureIdOf(orderId: string): Promise<string> {
  return (await paypal.findOrder(orderId)).chargeId ?? '';
}

describe('what lies with PayPal', () => {
  it('grows by what is captured less the fee, and shrinks by what is paid out', async () => {
    const balance = async () => (await paypal.findBalances()).get('USD') ?? 0n;
    const before = await balance();
    const { orderId, approveAt } = await newOrder(10_000n);
    await sandbox.press(approveAt, 'approve');
    await paypal.captureOrder(orderId);
    const captured = await balance();
    expect(captured - before).toBeGreaterThan(9_000n);
    expect(captured - before).toBeLessThan(10_000n);
    await paypal.sendPayout({
      reference: `wb-out-balance-${count}`,
      amountMinor: 2_500n,
      currency: 'USD',
      email: 'ada@mail.example',
    });
    expect(captured - (await balance())).toBe(2_500n);
  });

  it('may not be ours to know', async () => {
    await sandbox.fault('paypal', { calls: 3, status: 403 });
    await expect(paypal.findBalances()).rejects.toThrow(ProviderUnavailable);
  });
});

describe('an order at PayPal', () => {
  it('is made, approved and captured, in dollars and cents', async () => {
    const { orderId, approveAt } = await newOrder(1_234_505n);
    expect(await paypal.findOrder(orderId)).toMatchObject({ state: 'open' });
    expect(await paypal.captureOrder(orderId)).toMatchObject({ state: 'open', refusal: 'not-approved' });
    await sandbox.press(approveAt, 'approve');
    const captured = { state: 'paid', amountMinor: 1_234_505n, currency: 'USD', returnedMinor: 0n, chargeId: expect.any(String) };
    expect(await paypal.captureOrder(orderId)).toEqual(captured);
    // ORDER_ALREADY_CAPTURED is as good as captured.
    expect(await paypal.captureOrder(orderId)).toEqual(captured);
    expect(await paypal.findOrder(orderId)).toEqual(captured);
  });

  it('of one cent is one cent', async () => {
    const { orderId, approveAt } = await newOrder(1n);
    await sandbox.press(approveAt, 'approve');
    expect(await paypal.captureOrder(orderId)).toMatchObject({ state: 'paid', amountMinor: 1n });
  });

  it('asked for twice with the same reference is one order', async () => {
    const { reference, orderId } = await newOrder();
    const again = await paypal.createOrder({
      reference,
      amountMinor: 3_000n,
      currency: 'USD',
      returnTo: 'http://localhost:4000/wallet/intl',
      cancelTo: 'http://localhost:4000/wallet/intl',
    });
    expect(again.orderId).toBe(orderId);
  });

  it('whose card is declined can be approved with another', async () => {
    const { orderId, approveAt } = await newOrder();
    await sandbox.press(approveAt, 'approve-decline');
    expect(await paypal.captureOrder(orderId)).toMatchObject({ state: 'open', refusal: 'declined' });
    await sandbox.press(approveAt, 'approve');
    expect(await paypal.captureOrder(orderId)).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['COMPLETED', 'paid'],
    ['DECLINED', 'failed'],
  ] as const)('completed is not money while its capture is pending; reviewed as %s it is %s', async (status, state) => {
    const { orderId, approveAt } = await newOrder();
    await sandbox.press(approveAt, 'approve-pending');
    expect(await paypal.captureOrder(orderId)).toMatchObject({ state: 'pending' });
    await sandbox.control('POST', `paypal/captures/${await captureIdOf(orderId)}/review`, { status });
    expect(await paypal.captureOrder(orderId)).toMatchObject({ state, amountMinor: 3_000n });
  });

  it('that PayPal has forgotten was never approved', async () => {
    expect(await paypal.captureOrder('5O190127TN364715T')).toMatchObject({ state: 'open', refusal: 'not-approved' });
  });
});

describe('giving captured dollars back', () => {
  async function captured(amountMinor = 3_000n): Promise<string> {
    const { orderId, approveAt } = await newOrder(amountMinor);
    await sandbox.press(approveAt, 'approve');
    await paypal.captureOrder(orderId);
    return orderId;
  }
  const returned = async (orderId: string) => (await paypal.findOrder(orderId)).returnedMinor;

  it('happens once for each name, and is found by it', async () => {
    const orderId = await captured();
    const one = { orderId, amountMinor: 1_000n, name: `ref_one_${count}` };
    expect(await paypal.findRefund(one)).toBeUndefined();
    expect([await paypal.refund(one), await paypal.refund(one), await paypal.findRefund(one)]).toEqual(['done', 'done', 'done']);
    expect(await returned(orderId)).toBe(1_000n);
    // The same amount once more under another name is another refund.
    expect(await paypal.refund({ ...one, name: `ref_two_${count}` })).toBe('done');
    expect(await returned(orderId)).toBe(2_000n);
  });

  it('is looked for after an answer that never came', async () => {
    const orderId = await captured();
    const refund = { orderId, amountMinor: 3_000n, name: `ref_lost_${count}` };
    await paypal.refund(refund);
    // PayPal forgets our request ids after 45 days: the refund itself is what counts.
    expect(await createPaypal(settings).refund(refund)).toBe('done');
    expect(await returned(orderId)).toBe(3_000n);
  });

  it('is refused where more is to go back than is there, or nothing was captured', async () => {
    const orderId = await captured(500n);
    expect(await paypal.refund({ orderId, amountMinor: 501n, name: `ref_much_${count}` })).toBe('refused');
    expect(await returned(orderId)).toBe(0n);
    const open = await newOrder();
    expect(await paypal.refund({ orderId: open.orderId, amountMinor: 1n, name: `ref_open_${count}` })).toBe('refused');
  });

  it.each(['REFUND_FAILED_INSUFFICIENT_FUNDS', 'REFUND_FUNDS_NOT_AVAILABLE'])(
    'waits while PayPal has too little money of ours (%s): that ends when it is filled',
    async (issue) => {
      const order = { purchase_units: [{ payments: { captures: [{ id: 'C' }], refunds: [] } }] };
      const { origin } = await standInServer((request, response) => {
        if (request.url === '/v1/oauth2/token') response.end('{"access_token":"t","expires_in":3600}');
        else if (request.method === 'GET') response.end(JSON.stringify(order));
        else response.writeHead(422).end(JSON.stringify({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }));
      });
      const short = createPaypal({ ...settings, baseUrl: origin });
      await expect(short.refund({ orderId: 'O', amountMinor: 1n, name: 'ref_1' })).rejects.toThrow('too little money');
    },
  );

  it('waits while PayPal cannot be asked', async () => {
    const orderId = await captured();
    await sandbox.fault('paypal', { calls: 3, status: 500 });
    await expect(paypal.refund({ orderId, amountMinor: 1n, name: `ref_down_${count}` })).rejects.toThrow(ProviderUnavailable);
  });

  it.each([
    ['COMPLETED', 'done'],
    ['PENDING', 'under-way'],
    ['FAILED', 'refused'],
    ['CANCELLED', 'refused'],
  ] as const)('that PayPal calls %s is %s', async (status, report) => {
    const order = {
      id: 'O',
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [{ id: 'C' }], refunds: [{ status, invoice_id: 'ref_1' }] } }],
    };
    const answering = await paypalThatAnswers(200, JSON.stringify(order));
    expect(await answering.findRefund({ orderId: 'O', amountMinor: 1n, name: 'ref_1' })).toBe(report);
    expect(await answering.findRefund({ orderId: 'O', amountMinor: 1n, name: 'ref_2' })).toBeUndefined();
    // Asked for once more, it is that one: PayPal knows our request ids for 45 days, and its refunds for ever.
    expect(await answering.refund({ orderId: 'O', amountMinor: 1n, name: 'ref_1' })).toBe(report);
  });
});

/** A PayPal that gives a token and then answers like this. */
async function paypalThatAnswers(status: number, body: string, more: Partial<PaypalSettings> = {}) {
  const { origin } = await standInServer((request, response) => {
    if (request.url === '/v1/oauth2/token') response.end('{"access_token":"t","expires_in":3600}');
    else response.writeHead(status).end(body);
  });
  return createPaypal({ ...settings, baseUrl: origin, timeoutMs: 300, ...more });
}

describe('an answer of PayPal’s', () => {
  const orderWith = (capture: object, refunds: object[] = []) =>
    JSON.stringify({
      id: 'O',
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [{ id: 'C', ...capture }], refunds } }],
    });
  const dollars = (value: string) => ({ currency_code: 'USD', value });

  it.each([
    ['without decimals', { status: 'COMPLETED', amount: { currency_code: 'JPY', value: '3000' } }],
    ['with three', { status: 'COMPLETED', amount: dollars('30.001') }],
    ['below zero', { status: 'COMPLETED', amount: dollars('-30.00') }],
    ['that is none', { status: 'COMPLETED', amount: dollars('much') }],
  ])('with an amount %s is paid, but no amount we agreed to', async (_, capture) => {
    const report = await (await paypalThatAnswers(200, orderWith(capture))).findOrder('O');
    expect(report).toMatchObject({ state: 'paid', amountMinor: -1n });
  });

  it('says how much of it was given back', async () => {
    const refunds = [
      { status: 'COMPLETED', amount: dollars('5.00') },
      { status: 'COMPLETED', amount: dollars('2.50') },
      { status: 'FAILED', amount: dollars('9.00') },
    ];
    const part = orderWith({ status: 'PARTIALLY_REFUNDED', amount: dollars('30.00') }, refunds);
    expect(await (await paypalThatAnswers(200, part)).findOrder('O')).toMatchObject({ state: 'paid', returnedMinor: 750n });
    const all = orderWith({ status: 'REFUNDED', amount: dollars('30.00') });
    expect(await (await paypalThatAnswers(200, all)).findOrder('O')).toMatchObject({ state: 'paid', returnedMinor: 3_000n });
  });

  it.each([
    ['an error', 500, '{}'],
    ['that it has had enough of us', 429, '{}'],
    ['that we may not', 403, '{"name":"NOT_AUTHORIZED"}'],
    ['a refusal we do not know', 422, '{"details":[{"issue":"SOMETHING_NEW"}]}'],
    ['a page', 200, '<html>Welcome to the hotel’s WiFi</html>'],
    ['nothing', 200, ''],
    ['an empty object', 200, '{}'],
  ])('that is %s is no answer', async (_, status, body) => {
    const answers = await paypalThatAnswers(status, body);
    await expect(answers.captureOrder('O')).rejects.toThrow(ProviderUnavailable);
  });

  it('that never comes is not waited for', async () => {
    const { origin } = await standInServer(() => undefined);
    await expect(createPaypal({ ...settings, baseUrl: origin, timeoutMs: 200 }).findOrder('O')).rejects.toThrow(
      'no answer in time',
    );
    await expect(createPaypal({ ...settings, baseUrl: 'http://127.0.0.1:9' }).findOrder('O')).rejects.toThrow(
      'PayPal: no answer',
    );
  });

  it('that the token has ended is followed by another token, once', async () => {
    const { orderId } = await newOrder();
    await sandbox.fault('paypal', { status: 401, path: '/orders/' });
    expect(await paypal.findOrder(orderId)).toMatchObject({ state: 'open' });
    await sandbox.fault('paypal', { status: 401, path: '/orders/', calls: 2 });
    await expect(paypal.findOrder(orderId)).rejects.toThrow('PayPal: status 401');
  });

  it('with an order that nobody can approve is no order', async () => {
    const answers = await paypalThatAnswers(201, '{"id":"O","status":"CREATED","links":[]}');
    const order = { reference: 'wb-1', amountMinor: 1n, currency: 'USD', returnTo: '', cancelTo: '' } as const;
    await expect(answers.createOrder(order)).rejects.toThrow('without a page to approve it');
  });
});

describe('what PayPal tells by itself', () => {
  const body = '{"event":"charge.success","data":{"reference":"ref_1","amount":500000}}';

  it('is signed over the same text that PayPal’s own tools sign', () => {
    expect(crc32(body)).toBe(3_095_579_305);
    expect(signedText('t-1', '2026-11-15T00:00:00Z', 'WH1', crc32(body))).toBe('t-1|2026-11-15T00:00:00Z|WH1|3095579305');
  });

  it.each([
    ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
    ['https://paypal.com/cert', true],
    ['https://API.PAYPAL.COM/cert', true],
    ['http://api.paypal.com/cert', false],
    ['https://api.paypal.com:8443/cert', false],
    ['https://user:word@api.paypal.com/cert', false],
    ['https://evilpaypal.com/cert', false],
    ['https://api.paypal.com.evil.example/cert', false],
    ['https://evil.example/api.paypal.com', false],
    ['https://evil.example#.paypal.com', false],
    ['https://evil.example\\.paypal.com/', false],
    ['ftp://api.paypal.com/cert', false],
    ['//api.paypal.com/cert', false],
    [`https://api.paypal.com/${'a'.repeat(500)}`, false],
    ['', false],
  ])('names a certificate at %s: allowed is %s', (address, isAllowed) => {
    expect(isCertificateAddress(address, { certificateHost: 'paypal.com', certificateProtocol: 'https:' })).toBe(isAllowed);
  });

  /** A webhook as the sandbox sends it, caught on its way. */
  async function caught(): Promise<{ body: Buffer; headers: Record<string, string> }> {
    const arrived = Promise.withResolvers<{ body: Buffer; headers: Record<string, string> }>();
    const { origin } = await standInServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.end();
        arrived.resolve({ body: Buffer.concat(chunks), headers: request.headers as Record<string, string> });
      });
    });
    await sandbox.setWebhooks(origin, false);
    const { approveAt } = await newOrder();
    await sandbox.press(approveAt, 'approve');
    return arrived.promise;
  }

  it('is believed with its signature, and not with anything in it changed', async () => {
    const { body: bytes, headers } = await caught();
    const event = await paypal.readEvent(bytes, headers);
    expect(event).toMatchObject({ kind: 'order', isReturn: false, names: { reference: expect.stringMatching(/^wb-/) } });
    expect(await paypal.readEvent(Buffer.concat([bytes, Buffer.from(' ')]), headers)).toBeUndefined();
    for (const name of [
      'paypal-transmission-id',
      'paypal-transmission-time',
      'paypal-transmission-sig',
      'paypal-auth-algo',
      'paypal-cert-url',
    ]) {
      expect([name, await paypal.readEvent(bytes, { ...headers, [name]: `x${headers[name]}` }).catch(() => undefined)]).toEqual([
        name,
        undefined,
      ]);
      expect([name, await paypal.readEvent(bytes, { ...headers, [name]: undefined })]).toEqual([name, undefined]);
    }
    const other = createPaypal({ ...settings, webhookId: 'another-webhook' });
    expect(await other.readEvent(bytes, headers)).toBeUndefined();
    const stranger = createPaypal({ ...settings, certificateHost: 'paypal.com', certificateProtocol: 'https:' });
    expect(await stranger.readEvent(bytes, headers)).toBeUndefined();
  });

  it('is not believed when somebody else has signed it', async () => {
    const { body: bytes, headers } = await caught();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const text = signedText(
      headers['paypal-transmission-id'] ?? '',
      headers['paypal-transmission-time'] ?? '',
      'sandbox-webhook',
      crc32(bytes),
    );
    const forged = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
    expect(await paypal.readEvent(bytes, { ...headers, 'paypal-transmission-sig': forged })).toBeUndefined();
  });

  it('fetches each certificate once, and follows it nowhere', async () => {
    const { body: bytes, headers } = await caught();
    const asked: (string | undefined)[] = [];
    const certificate = await (await fetch(headers['paypal-cert-url'] ?? '')).text();
    const { origin } = await standInServer((request, response) => {
      asked.push(request.url);
      if (request.url === '/elsewhere') response.writeHead(302, { location: headers['paypal-cert-url'] }).end();
      else if (request.url === '/garbage') response.end('no certificate');
      else response.end(certificate);
    });
    const reader = createPaypal({ ...settings, certificateHost: new URL(origin).host });
    const at = (path: string) => ({ ...headers, 'paypal-cert-url': `${origin}${path}` });
    await Promise.all(Array.from({ length: 10 }, () => reader.readEvent(bytes, at('/cert'))));
    expect(await reader.readEvent(bytes, at('/cert'))).toMatchObject({ kind: 'order' });
    expect(asked).toEqual(['/cert']);
    await expect(reader.readEvent(bytes, at('/elsewhere'))).rejects.toThrow(ProviderUnavailable);
    await expect(reader.readEvent(bytes, at('/garbage'))).rejects.toThrow(ProviderUnavailable);
  });
});
