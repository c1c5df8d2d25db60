import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findOrder, type PaypalContext } from '../context.ts';
import { check, unprocessable } from '../errors.ts';
import { earlierResult, rememberResult, requestKey } from '../idempotency.ts';
import { viewOrder, viewOrderBriefly } from '../order-view.ts';
import { type NewOrder, openOrder } from '../orders.ts';
import type { Order } from '../state.ts';
import { orderMoney, readMoney, text, webAddress } from './fields.ts';

const returnAddresses = z.object({
  return_url: webAddress.optional(),
  cancel_url: webAddress.optional(),
  brand_name: text(127).optional(),
});

const unit = z.object({
  reference_id: text(256).default('default'),
  amount: orderMoney,
  description: text(127).optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  soft_descriptor: text(22).optional(),
});

const createRequest = z.object({
  intent: z.literal('CAPTURE', { error: ({ input }) => (input === undefined ? 'missing' : 'Only CAPTURE is taken here.') }),
  purchase_units: z
    .array(unit, { error: ({ input }) => (input === undefined ? 'missing' : 'The value of a field is not a list.') })
    .min(1, 'At least one purchase unit is needed.')
    .max(10, 'At most ten purchase units are taken.'),
  payment_source: z.object({ paypal: z.object({ experience_context: returnAddresses.optional() }).optional() }).optional(),
  application_context: returnAddresses.optional(),
});

export function createOrder(app: FastifyInstance, context: PaypalContext): void {
  app.post('/v2/checkout/orders', async (request, reply) => {
    const key = requestKey(request, 'create');
    const earlier = findOrder(context, earlierResult(context, key) ?? '');
    if (earlier !== undefined) return reply.code(200).send(preferred(request, context, earlier));
    const order = openOrder(context, readOrder(request.body));
    rememberResult(context, key, order.id);
    await context.file.save();
    return reply.code(201).send(preferred(request, context, order));
  });
}

/** The whole order, or the little that the default `Prefer: return=minimal` leaves of it. */
export function preferred({ headers }: FastifyRequest, context: PaypalContext, order: Order) {
  const wantsAll = String(headers.prefer ?? '').includes('return=representation');
  return wantsAll ? viewOrder(context, order) : viewOrderBriefly(context, order);
}

function readOrder(body: unknown): NewOrder {
  const wanted = check(createRequest, body);
  const [first] = wanted.purchase_units;
  const currency = first?.amount.currency_code ?? '';
  if (wanted.purchase_units.some(({ amount }) => amount.currency_code !== currency)) {
    throw unprocessable('MULTIPLE_CURRENCIES', 'All purchase units must have the same currency.');
  }
  const addresses = wanted.payment_source?.paypal?.experience_context ?? wanted.application_context;
  return {
    hasPaymentSource: wanted.payment_source?.paypal !== undefined,
    currency,
    units: wanted.purchase_units.map((given, index) => ({
      referenceId: given.reference_id,
      amount: readMoney(given.amount, `/purchase_units/${index}/amount`),
      description: given.description ?? null,
      customId: given.custom_id ?? null,
      invoiceId: given.invoice_id ?? null,
      softDescriptor: given.soft_descriptor ?? null,
      capture: null,
    })),
    brandName: addresses?.brand_name ?? null,
    returnUrl: addresses?.return_url ?? null,
    cancelUrl: addresses?.cancel_url ?? null,
  };
}
