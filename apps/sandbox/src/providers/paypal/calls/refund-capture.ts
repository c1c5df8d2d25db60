import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type FoundCapture, findCapture, type PaypalContext } from '../context.ts';
import { check, notFound, unprocessable } from '../errors.ts';
import { announceRefund } from '../events.ts';
import { earlierResult, rememberResult, requestKey } from '../idempotency.ts';
import { viewCapture, viewRefund } from '../order-view.ts';
import { refundCapture as refund } from '../orders.ts';
import { orderMoney, readMoney, text } from './fields.ts';

const params = z.object({ id: z.string() });
const refundRequest = z.object({
  amount: orderMoney.optional(),
  invoice_id: text(127).optional(),
  note_to_payer: text(255).optional(),
});

/** GET a capture, give it back in whole or in part, GET what was given back. */
export function refundCapture(app: FastifyInstance, context: PaypalContext): void {
  const find = (request: { params: unknown }): FoundCapture => {
    const found = findCapture(context, params.parse(request.params).id);
    if (found === undefined) throw notFound();
    return found;
  };

  app.get('/v2/payments/captures/:id', (request) => {
    const { order, unit, capture } = find(request);
    return viewCapture(context, order, unit, capture);
  });

  app.post('/v2/payments/captures/:id/refund', async (request, reply) => {
    const found = find(request);
    const { order, capture } = found;
    const key = requestKey(request, `refund ${capture.id}`);
    const earlierId = earlierResult(context, key);
    const earlier = capture.refunds.find(({ id }) => id === earlierId);
    if (earlier !== undefined) return reply.code(200).send(viewRefund(context, order, capture, earlier));

    const wanted = check(refundRequest, request.body);
    if (wanted.amount !== undefined && wanted.amount.currency_code !== order.currency) {
      throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', 'Refund must be in the same currency as the capture.', {
        field: '/amount/currency_code',
      });
    }
    const made = refund(capture, {
      amount: wanted.amount && readMoney(wanted.amount, '/amount'),
      invoiceId: wanted.invoice_id ?? null,
      note: wanted.note_to_payer ?? null,
    });
    rememberResult(context, key, made.id);
    await announceRefund(context, found, made);
    await context.file.save();
    return reply.code(201).send(viewRefund(context, order, capture, made));
  });

  app.get('/v2/payments/refunds/:id', (request) => {
    const { id } = params.parse(request.params);
    for (const order of context.file.state.orders) {
      for (const { capture } of order.units) {
        const made = capture?.refunds.find((candidate) => candidate.id === id);
        if (capture && made) return viewRefund(context, order, capture, made);
      }
    }
    throw notFound();
  });
}
