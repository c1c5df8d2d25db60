import * as z from 'zod';
import { askProvider, type ProviderAnswer, providerTimeoutMs } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { createPaypalEvents, type PaypalEventSettings } from './paypal-events.ts';
import { createPaypalRefunds, decimal } from './paypal-refunds.ts';
import type { PaypalCapture, PaypalPayoutReport, PaypalPort } from './port.ts';

export type PaypalSettings = PaypalEventSettings & {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const money = z.object({ value: z.string(), currency_code: z.string() });
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({
            captures: z.array(z.object({ id: z.string(), status: z.string(), amount: money })).default([]),
            refunds: z.array(z.object({ status: z.string(), amount: money })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
const refusalSchema = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string(), link: z.array(z.object({ href: z.string() })).default([]) })).default([]),
});
const batchSchema = z.object({
  batch_header: z.object({ payout_batch_id: z.string(), batch_status: z.string() }),
  items: z.array(z.object({ transaction_status: z.string().optional() })).default([]),
});
const balancesSchema = z.object({
  balances: z.array(z.object({ currency: z.string(), total_balance: z.object({ value: z.string().regex(/^-?\d+\.\d{2}$/) }) })),
});
const itemStates: Readonly<Record<string, PaypalPayoutReport['state']>> = {
  SUCCESS: 'paid',
  UNCLAIMED: 'unclaimed',
  FAILED: 'returned',
  RETURNED: 'returned',
  BLOCKED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
  DENIED: 'returned',
  CANCELED: 'returned',
};

/** Issues of a capture that the payer can fix by approving again. */
const notApproved = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];
const declined = [
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'COMPLIANCE_VIOLATION',
];

/** Speaks PayPal's REST API: Orders v2 and Payouts v1. The sandbox speaks it, too. */
export function createPaypal(settings: PaypalSettings): PaypalPort {
  let token: { value: string; until: number } | undefined;

  async function accessToken(signal: AbortSignal): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const answer = await askProvider('PayPal', `${settings.baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      signal,
    });
    const { access_token: value, expires_in: seconds } = read(tokenSchema, answer);
    token = { value, until: Date.now() + (seconds - 60) * 1000 };
    return value;
  }

  async function call(method: 'GET' | 'POST', path: string, body?: object, requestId?: string): Promise<ProviderAnswer> {
    // A single limit for the token and the call.
    const signal = AbortSignal.timeout(settings.timeoutMs ?? providerTimeoutMs);
    const attempt = async () =>
      askProvider('PayPal', `${settings.baseUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId ? { 'paypal-request-id': requestId } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal,
      });
    let answer = await attempt();
    if (answer.status === 401) {
      // Tokens can end before their time.
      token = undefined;
      answer = await attempt();
    }
    if (answer.status === 401 || answer.status === 403) throw new ProviderUnavailable('PayPal', `status ${answer.status}`);
    return answer;
  }

  function read<T>(schema: z.ZodType<T>, answer: ProviderAnswer): T {
    const parsed = schema.safeParse(answer.body);
    if (answer.status < 300 && parsed.success) return parsed.data;
    throw new ProviderUnavailable('PayPal', `unexpected answer with status ${answer.status}`);
  }

  async function findOrder(orderId: string): Promise<PaypalCapture> {
    return captureOf(read(orderSchema, await call('GET', `/v2/checkout/orders/${encodeURIComponent(orderId)}`)));
  }

  async function findPayout(providerId: string): Promise<PaypalPayoutReport> {
    return payoutOf(read(batchSchema, await call('GET', `/v1/payments/payouts/${encodeURIComponent(providerId)}`)));
  }

  return {
    findOrder,

    async createOrder({ reference, amountMinor, currency, returnTo, cancelTo }) {
      const order = {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: reference,
            custom_id: reference,
            invoice_id: reference,
            amount: { currency_code: currency, value: decimal(amountMinor) },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: returnTo,
              cancel_url: cancelTo,
              brand_name: 'Waybill',
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
            },
          },
        },
      };
      const made = read(orderSchema, await call('POST', '/v2/checkout/orders', order, reference));
      const approveAt = made.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (!approveAt) throw new ProviderUnavailable('PayPal', 'an order without a page to approve it');
      return { orderId: made.id, approveAt };
    },

    async captureOrder(orderId) {
      // No request id: PayPal captures an order once by itself, and would repeat an old refusal after a new approval.
      const answer = await call('POST', `/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`, {});
      if (answer.status < 300) return captureOf(read(orderSchema, answer));
      const issues = refusalSchema.safeParse(answer.body).data?.details.map(({ issue }) => issue) ?? [];
      if (issues.includes('ORDER_ALREADY_CAPTURED')) return findOrder(orderId);
      const nothing = { state: 'open', amountMinor: 0n, currency: '' } as const;
      // An order that nobody approved is forgotten after some hours.
      if (answer.status === 404 || issues.some((issue) => notApproved.includes(issue)))
        return { ...nothing, refusal: 'not-approved' };
      if (issues.some((issue) => declined.includes(issue))) return { ...nothing, refusal: 'declined' };
      throw new ProviderUnavailable('PayPal', `a capture was refused: ${issues.join(', ') || answer.status}`);
    },

    async sendPayout({ reference, amountMinor, currency, email }) {
      const answer = await call('POST', '/v1/payments/payouts', {
        sender_batch_header: {
          sender_batch_id: reference,
          email_subject: 'Money from your Waybill wallet',
          recipient_type: 'EMAIL',
        },
        items: [
          {
            recipient_type: 'EMAIL',
            receiver: email,
            amount: { currency, value: decimal(amountMinor) },
            sender_item_id: reference,
            note: 'Waybill payout',
          },
        ],
      });
      if (answer.status < 300) return payoutOf(read(batchSchema, answer));
      const refusal = refusalSchema.safeParse(answer.body).data;
      const earlier = refusal && earlierBatch(refusal);
      if (earlier) return findPayout(earlier);
      // Nothing was taken and nothing will be: the receiver or the amount is none. Too little money on our side is another matter.
      if (refusal?.name === 'VALIDATION_ERROR') return { state: 'returned', providerId: null };
      throw new ProviderUnavailable('PayPal', `a payout was refused with status ${answer.status} ${refusal?.name ?? ''}`.trim());
    },

    findPayout,

    async findBalances() {
      const { balances } = read(balancesSchema, await call('GET', '/v1/reporting/balances?currency_code=USD'));
      return new Map(balances.map(({ currency, total_balance: { value } }) => [currency, BigInt(value.replace('.', ''))]));
    },

    ...createPaypalRefunds({ call, read }),

    readEvent: createPaypalEvents(settings),
  };
}

/** An order may be completed while its capture is not: only the capture is money. */
const captureStates: Readonly<Record<string, PaypalCapture['state']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
};

function captureOf(order: z.infer<typeof orderSchema>): PaypalCapture {
  const payments = order.purchase_units[0]?.payments;
  const capture = payments?.captures[0];
  if (!payments || !capture) return { state: order.status === 'VOIDED' ? 'failed' : 'open', amountMinor: 0n, currency: '' };
  const amountMinor = minorOf(capture.amount);
  const refunds = payments.refunds.filter(({ status }) => status === 'COMPLETED');
  const refunded = refunds.reduce((sum, { amount }) => sum + minorOf(amount), 0n);
  return {
    state: captureStates[capture.status] ?? 'pending',
    amountMinor,
    currency: capture.amount.currency_code,
    returnedMinor: capture.status === 'REFUNDED' ? amountMinor : refunded,
    chargeId: capture.id,
  };
}

/** Told of a batch twice, PayPal refuses and names the batch that it has. */
function earlierBatch({ details }: z.infer<typeof refusalSchema>): string | undefined {
  const addresses = details
    .filter(({ issue }) => /already exists/i.test(issue))
    .flatMap(({ link }) => link.map(({ href }) => href));
  return addresses.map((href) => /\/v1\/payments\/payouts\/([A-Za-z0-9-]+)$/.exec(href)?.[1]).find((id) => id !== undefined);
}

function payoutOf(batch: z.infer<typeof batchSchema>): PaypalPayoutReport {
  const item = batch.items[0]?.transaction_status;
  const denied = batch.batch_header.batch_status === 'DENIED' || batch.batch_header.batch_status === 'CANCELED';
  return { state: denied ? 'returned' : (itemStates[item ?? ''] ?? 'sent'), providerId: batch.batch_header.payout_batch_id };
}

/** A value that is no amount with two decimals becomes one that we never agreed to. */
function minorOf({ value }: z.infer<typeof money>): bigint {
  return /^\d+\.\d{2}$/.test(value) ? BigInt(value.replace('.', '')) : -1n;
}
