import { expect } from 'vitest';
import * as z from 'zod';
import type { SandboxOptions } from '../src/start.ts';
import { openSandbox } from './sandbox-under-test.ts';
import { openReceiver } from './webhook-receiver.ts';

const returnUrl = 'http://localhost:4000/wallet/intl?step=2';
export const cancelUrl = 'http://localhost:4000/wallet';

const anything = z.record(z.string(), z.unknown());
const link = z.object({ href: z.string(), rel: z.string(), method: z.string() });
export const order = z.looseObject({ id: z.string(), status: z.string(), links: z.array(link) });
const captured = z.looseObject({
  purchase_units: z.tuple([z.looseObject({ payments: z.object({ captures: z.tuple([z.looseObject({ id: z.string() })]) }) })]),
});

type Call = { headers?: Record<string, string>; body?: unknown };

/** A sandbox with PayPal’s webhooks coming to a receiver of the test’s own, quickly. */
export async function openPaypal(options: Partial<SandboxOptions> = {}) {
  const receiver = await openReceiver();
  const sandbox = await openSandbox({
    webhooks: { paypal: receiver.url },
    webhookDelaysMs: [20, 40, 80],
    settleMs: 30,
    ...options,
  });

  const askForToken = (clientId = 'sandbox-client', clientSecret = 'sandbox-secret', grantType = 'client_credentials') =>
    fetch(`${sandbox.origin}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: grantType }),
    });
  const token = z.object({ access_token: z.string() }).parse(await (await askForToken()).json()).access_token;

  const call = async (method: string, path: string, { headers = {}, body }: Call = {}) => {
    const answer = await fetch(`${sandbox.origin}/paypal${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, json: answer.status === 204 ? {} : anything.parse(await answer.json()) };
  };

  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${sandbox.origin}/sandbox/api/paypal${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: answer.status === 204 ? null : z.unknown().parse(await answer.json()) };
  };

  const wanted = (unit: Record<string, unknown> = {}) => ({
    intent: 'CAPTURE',
    purchase_units: [
      { amount: { currency_code: 'USD', value: '30.00' }, custom_id: 'top_1', description: 'Wallet top-up', ...unit },
    ],
    payment_source: {
      paypal: {
        experience_context: { return_url: returnUrl, cancel_url: cancelUrl, brand_name: 'Waybill', user_action: 'PAY_NOW' },
      },
    },
  });
  const create = async (unit: Record<string, unknown> = {}) =>
    order.parse((await call('POST', '/v2/checkout/orders', { body: wanted(unit) })).json);
  const capture = (id: string, headers: Record<string, string> = {}) =>
    call('POST', `/v2/checkout/orders/${id}/capture`, { headers, body: {} });

  /** Presses a button of the approval page. */
  const press = (id: string, action: string) =>
    fetch(`${sandbox.origin}/paypal/checkoutnow?token=${id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action }),
    });

  /** An order, approved and captured; answers the id of its capture. */
  const pay = async (unit: Record<string, unknown> = {}, action = 'approve') => {
    const { id } = await create(unit);
    await press(id, action);
    const [{ payments }] = captured.parse((await capture(id)).json).purchase_units;
    return { orderId: id, captureId: payments.captures[0].id };
  };

  const payout = (receiver: string, fields: Record<string, unknown> = {}, batchId: string = crypto.randomUUID()) =>
    call('POST', '/v1/payments/payouts', {
      body: {
        sender_batch_header: { sender_batch_id: batchId, email_subject: 'You have a payout' },
        items: [
          { recipient_type: 'EMAIL', receiver, amount: { currency: 'USD', value: '12.50' }, sender_item_id: 'pay_1', ...fields },
        ],
      },
    });

  /** The batch, once it has this status. */
  const settledBatch = async (id: string, status: string) => {
    const read = async () => (await call('GET', `/v1/payments/payouts/${id}`)).json;
    await expect.poll(read, { interval: 20 }).toMatchObject({ batch_header: { batch_status: status } });
    return read();
  };

  return { ...sandbox, receiver, token, askForToken, call, control, wanted, create, capture, press, pay, payout, settledBatch };
}

export function batchIdOf(json: unknown): string {
  return z.object({ batch_header: z.object({ payout_batch_id: z.string() }) }).parse(json).batch_header.payout_batch_id;
}

export function readEvent(body: string) {
  return z
    .looseObject({ id: z.string(), event_type: z.string(), resource_type: z.string(), resource: z.looseObject({}) })
    .parse(JSON.parse(body));
}

/** The address of a redirect. */
export function destination(answer: Response): URL {
  return new URL(answer.headers.get('location') ?? '', answer.url);
}
