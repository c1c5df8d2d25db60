import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { findOrder, type PaypalContext } from '../context.ts';
import { errorOfStatus, notFound } from '../errors.ts';
import { earlierResult, rememberResult, requestKey } from '../idempotency.ts';
import { viewOrder } from '../order-view.ts';
import { captureOrder as capture } from '../orders.ts';
import type { Order } from '../state.ts';
import { preferred } from './create-order.ts';

const params = z.object({ id: z.string() });

/** GET an order, and take the money of one that was approved. */
export function captureOrder(app: FastifyInstance, context: PaypalContext): void {
  const find = (request: { params: unknown }): Order => {
    const order = findOrder(context, params.parse(request.params).id);
    if (order === undefined) throw notFound();
    return order;
  };

  app.get('/v2/checkout/orders/:id', (request) => viewOrder(context, find(request)));

  app.post('/v2/checkout/orders/:id/capture', async (request, reply) => {
    // PayPal insists on the header even where there is nothing to say.
    if (!request.headers['content-type']?.startsWith('application/json')) throw errorOfStatus(415);
    const order = find(request);
    const key = requestKey(request, `capture ${order.id}`);
    if (earlierResult(context, key) !== undefined) return reply.code(200).send(preferred(request, context, order));
    await capture(context, order);
    rememberResult(context, key, order.id);
    await context.file.save();
    return reply.code(201).send(preferred(request, context, order));
  });
}
