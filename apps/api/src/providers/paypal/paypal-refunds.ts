import * as z from 'zod';
import type { ProviderAnswer } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { PaypalPort, PaypalRefundReport } from './port.ts';

const refundSchema = z.object({ status: z.string(), invoice_id: z.string().optional() });
const refusalSchema = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });
const orderSchema = z.object({
  purchase_units: z.array(
    z.object({
      payments: z
        .object({
          captures: z.array(z.object({ id: z.string() })).default([]),
          refunds: z.array(refundSchema).default([]),
        })
        .optional(),
    }),
  ),
});

type Wire = {
  call(method: 'GET' | 'POST', path: string, body?: object, requestId?: string): Promise<ProviderAnswer>;
  read<T>(schema: z.ZodType<T>, answer: ProviderAnswer): T;
};

/**
 * Gives captured dollars back, over PayPal's Payments v2. A request id makes a repeat the same refund, but for 45 days only: an earlier
 * one is looked for by our name, which each carries as its invoice.
 */
export function createPaypalRefunds({ call, read }: Wire): Pick<PaypalPort, 'refund' | 'findRefund'> {
  async function look(orderId: string, name: string) {
    const order = read(orderSchema, await call('GET', `/v2/checkout/orders/${encodeURIComponent(orderId)}`));
    const payments = order.purchase_units[0]?.payments;
    const ours = payments?.refunds.filter(({ invoice_id: invoice }) => invoice === name).map(({ status }) => meaningOf(status));
    // One that failed may have been followed by one that did not.
    return { captureId: payments?.captures[0]?.id, known: ours?.find((report) => report !== 'refused') ?? ours?.[0] };
  }

  return {
    findRefund: async ({ orderId, name }) => (await look(orderId, name)).known,

    async refund({ orderId, amountMinor, name }) {
      const { captureId, known } = await look(orderId, name);
      if (known) return known;
      if (captureId === undefined) return 'refused';
      const answer = await call(
        'POST',
        `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        { amount: { currency_code: 'USD', value: decimal(amountMinor) }, invoice_id: name },
        `refund-${name}`,
      );
      // Given back already, too old, or refused because an earlier try, whose answer we never saw, was heard after all.
      if (answer.status === 422 || answer.status === 404) {
        const { known: meanwhile } = await look(orderId, name);
        if (!meanwhile && isForNow(answer))
          throw new ProviderUnavailable('PayPal', 'there is too little money with it for a refund');
        return meanwhile ?? 'refused';
      }
      if (answer.status >= 300) throw new ProviderUnavailable('PayPal', `a refund was refused with status ${answer.status}`);
      return meaningOf(read(refundSchema, answer).status);
    },
  };
}

/** Our balance there is too small, which ends when it is filled: no reason to ask our people. */
const tooLittleThere = ['REFUND_FAILED_INSUFFICIENT_FUNDS', 'REFUND_FUNDS_NOT_AVAILABLE'];

function isForNow({ body }: ProviderAnswer): boolean {
  const issues = refusalSchema.safeParse(body).data?.details ?? [];
  return issues.some(({ issue }) => tooLittleThere.includes(issue));
}

function meaningOf(status: string): PaypalRefundReport {
  if (status === 'COMPLETED') return 'done';
  return status === 'FAILED' || status === 'CANCELLED' ? 'refused' : 'under-way';
}

/** `12.34` for 1234, as PayPal writes amounts. */
export function decimal(minor: bigint): string {
  const text = minor.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
