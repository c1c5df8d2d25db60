import { afterEach, describe, expect, it } from 'vitest';
import { createPaystackTransfers } from '../../src/providers/bank-transfers/paystack.ts';
import { ProviderUnavailable } from '../../src/providers/provider-unavailable.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { standInServer } from '../support/stand-in-server.ts';

const sandbox = await openBankSandbox();
const settings = { baseUrl: `${sandbox.origin}/paystack`, secretKey: 'sk_test_waybill_sandbox' };
const port = createPaystackTransfers(settings);

afterEach(() => sandbox.clearFaults('paystack'));

const open = (reference: string) =>
  port.openAccount({ reference, email: 'ada@example.com', amountMinor: 50_000n, expiresAt: new Date(Date.now() + 1_800_000) });

describe('bank transfers with Paystack', () => {
  it('opens an account, and finds nothing there before anybody has paid', async () => {
    const account = await open('wb-one');
    expect(account).toMatchObject({ bankName: 'Wema Bank', accountName: 'PAYSTACK CHECKOUT' });
    expect(account.accountNumber).toMatch(/^\d{10}$/);
    expect(await port.findArrivals('wb-one')).toEqual({ currency: 'NGN', arrivals: [] });
    expect(await port.findArrivals('wb-nobody-knows')).toEqual({ currency: 'NGN', arrivals: [] });
  });

  it('finds each transfer that was taken, with its amount, time and sender', async () => {
    const account = await open('wb-two');
    await sandbox.transfer(account, { amount: 20_000, senderName: 'TUNDE BAKARE' });
    await sandbox.transfer(account, { isLate: true });
    await sandbox.transfer(account, { provider: 'refuses' });
    const { arrivals } = await port.findArrivals('wb-two');
    expect(arrivals).toMatchObject([{ amountMinor: 20_000n, senderName: 'TUNDE BAKARE' }, { amountMinor: 50_000n }]);
    expect(arrivals[1]?.at.getTime()).toBeGreaterThan(account.expiresAt.getTime());
  });

  it('reads an answer that lists no transfers: with Paystack the transaction is the one transfer', async () => {
    const data = {
      ...{ id: 4_099_260_999, status: 'success', reference: 'wb-plain', amount: 50_000, currency: 'NGN' },
      ...{ paid_at: '2026-11-18T10:00:00.000Z', authorization: { sender_name: 'ADA OBI' } },
    };
    const { origin } = await standInServer(
      (_request, response) => void response.end(JSON.stringify({ status: true, message: 'ok', data })),
    );
    const plain = createPaystackTransfers({ ...settings, baseUrl: origin });
    expect(await plain.findArrivals('wb-plain')).toEqual({
      currency: 'NGN',
      arrivals: [{ id: '4099260999', amountMinor: 50_000n, at: new Date('2026-11-18T10:00:00.000Z'), senderName: 'ADA OBI' }],
    });
    await expect(plain.findArrivals('wb-other')).rejects.toThrow(ProviderUnavailable);
  });

  it('knows its own refund among those of others, of other amounts, and one that failed before', async () => {
    const refunds = [
      { status: 'processed', amount: 20_000, transaction: 111 },
      { status: 'failed', amount: 20_000, transaction: { id: 222 } },
      { status: 'processed', amount: 9_000, transaction: 222 },
    ];
    const { origin } = await standInServer(
      (_request, response) => void response.end(JSON.stringify({ status: true, message: 'ok', data: refunds })),
    );
    const plain = createPaystackTransfers({ ...settings, baseUrl: origin });
    const found = () => plain.findGiveBack({ arrivalId: '222', amountMinor: 20_000n });
    expect(await found()).toBe('refused');
    refunds.push({ status: 'needs-attention', amount: 20_000, transaction: 222 });
    expect(await found(), 'nobody here has the bank details it asks for').toBe('refused');
    refunds.push({ status: 'pending', amount: 20_000, transaction: 222 });
    expect(await found()).toBe('under-way');
    expect(await plain.findGiveBack({ arrivalId: '333', amountMinor: 20_000n })).toBeUndefined();
  });

  it('takes a refusal for what it may be: the answer to a refund that was heard before', async () => {
    let isHeard = false;
    const { origin } = await standInServer((request, response) => {
      const data = isHeard ? [{ status: 'processed', amount: 20_000, transaction: 222 }] : [];
      if (request.method === 'POST') {
        isHeard = true;
        response.statusCode = 400;
      }
      response.end(JSON.stringify({ status: request.method !== 'POST', message: 'already', data }));
    });
    const plain = createPaystackTransfers({ ...settings, baseUrl: origin });
    expect(await plain.giveBack({ arrivalId: '222', amountMinor: 20_000n })).toBe('done');
  });

  it('gives back once, however often it is told, and says when it has arrived', async () => {
    const account = await open('wb-three');
    await sandbox.transfer(account);
    const [arrival] = (await port.findArrivals('wb-three')).arrivals;
    const told = () => port.giveBack({ arrivalId: arrival?.id ?? '', amountMinor: 20_000n });
    expect(await told()).toBe('under-way');
    await expect.poll(told).toBe('done');
    expect((await port.findArrivals('wb-three')).arrivals).toHaveLength(1);
  });

  it('says when it cannot be given back', async () => {
    const account = await open('wb-four');
    await sandbox.transfer(account, { isSenderGone: true });
    const [arrival] = (await port.findArrivals('wb-four')).arrivals;
    const told = () => port.giveBack({ arrivalId: arrival?.id ?? '', amountMinor: 50_000n });
    expect(await told()).toBe('under-way');
    await expect.poll(told).toBe('refused');
    expect(await port.giveBack({ arrivalId: '1', amountMinor: 1n })).toBe('refused');
  });

  it.each([
    ['refused', { status: 500 }],
    ['cut off', { hangUp: true }],
  ])('rejects when it is %s, and never guesses', async (_what, trouble) => {
    await sandbox.fault('paystack', { calls: 3, ...trouble });
    await expect(open('wb-five')).rejects.toThrow(ProviderUnavailable);
    await expect(port.findArrivals('wb-one')).rejects.toThrow(ProviderUnavailable);
    await expect(port.giveBack({ arrivalId: '1', amountMinor: 1n })).rejects.toThrow(ProviderUnavailable);
  });

  it('does not take a wrong key for an answer', async () => {
    await expect(createPaystackTransfers({ ...settings, secretKey: 'no' }).findArrivals('wb-one')).rejects.toThrow(
      ProviderUnavailable,
    );
  });
});
