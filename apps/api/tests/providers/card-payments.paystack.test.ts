import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPaystack } from '../../src/providers/card-payments/paystack.ts';
import { ProviderUnavailable } from '../../src/providers/provider-unavailable.ts';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import { standInServer } from '../support/stand-in-server.ts';

const sandbox = await openPaymentSandbox();
const settings = { baseUrl: `${sandbox.origin}/paystack`, secretKey: 'sk_test_waybill_sandbox' };
const paystack = createPaystack(settings);
let count = 0;

function newPayment() {
  count += 1;
  const reference = `wb-${count.toString(16).padStart(24, '0')}`;
  const returnTo = 'http://localhost:4000/paystack-success';
  return { reference, email: 'ada@mail.example', amountMinor: 250_050n, returnTo, cancelTo: `${returnTo}?cancelled=1` };
}

afterEach(() => sandbox.clearFaults('paystack'));

/** What an answer of this kind makes of every question. */
async function failureOf(answer: Parameters<typeof standInServer>[0], timeoutMs = 300): Promise<unknown> {
  const { origin } = await standInServer(answer);
  return createPaystack({ baseUrl: origin, secretKey: 'marker-key', timeoutMs })
    .findPayment('wb-1')
    .then(
      (report) => report,
      (error: unknown) => error,
    );
}

describe('a payment at Paystack', () => {
  it('is begun, paid and found, in kobo and naira', async () => {
    const payment = newPayment();
    const { payAt } = await paystack.startPayment(payment);
    expect(await paystack.findPayment(payment.reference)).toMatchObject({ state: 'open' });
    const back = await sandbox.press(payAt, 'pay');
    expect(back.href).toBe(`${payment.returnTo}?trxref=${payment.reference}&reference=${payment.reference}`);
    expect(await paystack.findPayment(payment.reference)).toEqual({
      state: 'paid',
      amountMinor: 250_050n,
      currency: 'NGN',
      returnedMinor: 0n,
    });
  });

  it.each([
    ['failed', 'failed'],
    ['pending', 'pending'],
  ] as const)('that is %s is so', async (status, state) => {
    const payment = newPayment();
    await paystack.startPayment(payment);
    await sandbox.control('POST', `paystack/transactions/${payment.reference}/decide`, { status });
    expect(await paystack.findPayment(payment.reference)).toMatchObject({ state });
  });

  it('asks a question of the bank in between: it is open until that is answered', async () => {
    const payment = newPayment();
    const { payAt } = await paystack.startPayment(payment);
    await sandbox.press(payAt, 'card', { number: '5060666666666666666', expiry: '12 / 30', cvv: '123' });
    expect(await paystack.findPayment(payment.reference)).toMatchObject({ state: 'open' });
    await sandbox.press(payAt, 'pin', { pin: '1234' });
    await sandbox.press(payAt, 'otp', { otp: '123456' });
    expect(await paystack.findPayment(payment.reference)).toMatchObject({ state: 'paid' });
  });

  it('that is cancelled on its page goes where cancelled ones go, and is open', async () => {
    const payment = newPayment();
    const { payAt } = await paystack.startPayment(payment);
    expect((await sandbox.press(payAt, 'cancel')).href).toBe(payment.cancelTo);
    expect(await paystack.findPayment(payment.reference)).toMatchObject({ state: 'open' });
  });

  it('with a reference that was used is not begun a second time', async () => {
    const payment = newPayment();
    await paystack.startPayment(payment);
    await expect(paystack.startPayment(payment)).rejects.toThrow(ProviderUnavailable);
  });

  it('that Paystack never heard of is open: nobody has paid it', async () => {
    expect(await paystack.findPayment('wb-never')).toMatchObject({ state: 'open', amountMinor: 0n });
  });

  it('that was given back in whole says so', async () => {
    const answer = await failureOf((_request, response) =>
      response.end('{"status":true,"data":{"status":"reversed","reference":"wb-1","amount":5000,"currency":"NGN"}}'),
    );
    expect(answer).toEqual({ state: 'paid', amountMinor: 5_000n, currency: 'NGN', returnedMinor: 5_000n });
  });
});

describe('what lies with Paystack', () => {
  it('is told by currency, and grows by what is paid less the fee', async () => {
    const before = (await paystack.findBalances()).get('NGN') ?? 0n;
    const payment = newPayment();
    const { payAt } = await paystack.startPayment(payment);
    await sandbox.press(payAt, 'pay');
    const grown = ((await paystack.findBalances()).get('NGN') ?? 0n) - before;
    expect(grown).toBeGreaterThan(0n);
    expect(grown).toBeLessThan(payment.amountMinor);
  });

  it('is not guessed from an answer of another shape', async () => {
    const { origin } = await standInServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"status":true,"data":[{"currency":"NGN","balance":"much"}]}');
    });
    await expect(createPaystack({ ...settings, baseUrl: origin }).findBalances()).rejects.toThrow(ProviderUnavailable);
  });
});

describe('Paystack, when it cannot be asked', () => {
  it.each([500, 502, 503, 429, 401])('with status %s', async (status) => {
    await sandbox.fault('paystack', { status });
    await expect(paystack.findPayment('wb-1')).rejects.toThrow(`Paystack: status ${status}`);
  });

  it('because it is down, cuts the line or takes too long', async () => {
    await expect(createPaystack({ ...settings, baseUrl: 'http://127.0.0.1:9' }).findPayment('wb-1')).rejects.toThrow(
      'Paystack: no answer',
    );
    expect(await failureOf((_request, response) => response.destroy())).toEqual(new ProviderUnavailable('Paystack', 'no answer'));
    expect(await failureOf(() => undefined)).toEqual(new ProviderUnavailable('Paystack', 'no answer in time'));
    // The headers came, the rest never does.
    expect(await failureOf((_request, response) => response.writeHead(200).write('{'))).toEqual(
      new ProviderUnavailable('Paystack', 'no answer in time'),
    );
  });

  it.each([
    ['a page', '<html>Welcome to the hotel’s WiFi</html>'],
    ['nothing', ''],
    ['an empty object', '{}'],
    ['null', 'null'],
    ['its own refusal', '{"status":"false","message":"no"}'],
    ['no amount', '{"status":true,"data":{"status":"success","reference":"wb-1","currency":"NGN"}}'],
    ['another payment', '{"status":true,"data":{"status":"success","reference":"wb-2","amount":5000,"currency":"NGN"}}'],
  ])('because the answer is %s', async (_, body) => {
    const failure = await failureOf((_request, response) => response.end(body));
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(String(failure)).not.toMatch(/marker-key|WiFi/);
  });

  it('does not follow it elsewhere: the key goes to Paystack and nobody else', async () => {
    const requests: unknown[] = [];
    const elsewhere = await standInServer((request, response) => {
      requests.push(request.headers.authorization);
      response.end('{}');
    });
    const failure = await failureOf((_request, response) => response.writeHead(302, { location: elsewhere.origin }).end());
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(requests).toEqual([]);
  });
});

describe('what Paystack tells by itself', () => {
  const body = Buffer.from('{"event":"charge.success","data":{"reference":"ref_1","amount":500000}}');
  const signature =
    '3aea69756586c94f4211f169cca705a82c212d8f53f0d8ec5649418fe50b268400ef1e00456d94382fe9f967faff074c51f021cb510d08fd6147d9e6bd25d5e2';
  const reader = createPaystack({ baseUrl: 'http://localhost', secretKey: 'sk_test_abc' });

  beforeAll(() => expect(body).toHaveLength(71));

  it('is believed with the signature that Paystack’s own tools make', () => {
    expect(reader.readEvent(body, signature)).toEqual({
      key: 'charge.success:ref_1:',
      kind: 'payment',
      reference: 'ref_1',
      isReturn: false,
      isDispute: false,
    });
    expect(reader.readEvent(body, signature.toUpperCase())).toBeDefined();
  });

  it('is not believed with one byte changed, anywhere in it', () => {
    for (let at = 0; at < body.length; at += 1) {
      const changed = Buffer.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(reader.readEvent(changed, signature)).toBeUndefined();
    }
  });

  it('is not believed re-serialised, with another key, or without a signature', () => {
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    expect(reader.readEvent(again, signature)).toBeUndefined();
    expect(createPaystack({ baseUrl: '', secretKey: 'sk_test_abd' }).readEvent(body, signature)).toBeUndefined();
    for (const wrong of [undefined, '', 'x', signature.slice(0, 64), `${signature}aa`, ` ${signature}`])
      expect(reader.readEvent(body, wrong)).toBeUndefined();
  });
});
