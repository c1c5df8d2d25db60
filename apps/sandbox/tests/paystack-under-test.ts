import { expect } from 'vitest';
import * as z from 'zod';
import type { SandboxOptions } from '../src/start.ts';
import { openSandbox } from './sandbox-under-test.ts';
import { openReceiver } from './webhook-receiver.ts';

export const secretKey = 'sk_test_waybill_sandbox';
export const shop = 'http://localhost:4000/paystack-success';

const envelope = z.looseObject({ status: z.boolean(), message: z.string(), data: z.unknown().optional() });
const initialised = z.object({ authorization_url: z.string(), access_code: z.string(), reference: z.string() });
const recipientCode = z.object({ recipient_code: z.string() });

/** A sandbox with Paystack’s webhooks coming to a receiver of the test’s own, quickly. */
export async function openPaystack(options: Partial<SandboxOptions> = {}) {
  const receiver = await openReceiver();
  const sandbox = await openSandbox({
    webhooks: { paystack: receiver.url },
    webhookDelaysMs: [20, 40, 80],
    settleMs: 30,
    ...options,
  });

  const send = async (method: string, path: string, body?: unknown, key = secretKey) => {
    const answer = await fetch(`${sandbox.origin}/paystack${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: envelope.parse(await answer.json()) };
  };
  const get = (path: string) => send('GET', path);
  const post = (path: string, body: unknown) => send('POST', path, body);

  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${sandbox.origin}/sandbox/api/paystack${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: answer.status === 204 ? null : z.unknown().parse(await answer.json()) };
  };

  const initialise = async (fields: Record<string, unknown> = {}) => {
    const wanted = { email: 'ada@example.com', amount: 500_000, callback_url: shop, ...fields };
    return initialised.parse((await post('/transaction/initialize', wanted)).json.data);
  };

  /** Presses a button of the hosted page. */
  const press = (page: string, action: string, fields: Record<string, string> = {}) =>
    fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action, ...fields }) });

  const recipient = async (accountNumber: string, bankCode = '058') => {
    const body = { type: 'nuban', name: 'Ada Obi', account_number: accountNumber, bank_code: bankCode, currency: 'NGN' };
    return recipientCode.parse((await post('/transferrecipient', body)).json.data).recipient_code;
  };

  const transfer = async (accountNumber: string, fields: Record<string, unknown> = {}) =>
    post('/transfer', {
      source: 'balance',
      amount: 250_000,
      recipient: await recipient(accountNumber),
      reference: `payout-${crypto.randomUUID().slice(0, 18)}`,
      reason: 'Payout from Waybill',
      ...fields,
    });

  const balance = async () => {
    const { json } = await get('/balance');
    return z.array(z.object({ currency: z.literal('NGN'), balance: z.number() })).parse(json.data)[0]?.balance ?? 0;
  };

  /** The status of a transfer, once it is no longer this one. */
  const settled = async (reference: string, was = 'pending') => {
    const status = async () =>
      z.object({ status: z.string() }).parse((await get(`/transfer/verify/${reference}`)).json.data).status;
    await expect.poll(status, { interval: 20 }).not.toBe(was);
    return status();
  };

  return { ...sandbox, receiver, send, get, post, control, initialise, press, recipient, transfer, balance, settled };
}

/** The address of a redirect. */
export function destination(answer: Response): URL {
  return new URL(answer.headers.get('location') ?? '', answer.url);
}

export function readEvent(body: string) {
  return z.object({ event: z.string(), data: z.looseObject({ reference: z.string() }) }).parse(JSON.parse(body));
}
