import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parseInput, sendProblem } from '../../problem.ts';
import { findCapture, findOrder, findPayoutItem, type PaypalContext } from './context.ts';
import { viewCapture, viewOrder } from './order-view.ts';
import { approveOrder, disputeCapture, reverseCapture, reviewCapture } from './orders.ts';
import { viewBatch, viewItem } from './payout-view.ts';
import { settleItem } from './payouts.ts';

const base = '/sandbox/api/paypal';
const idParam = z.object({ id: z.string() });

export const approval = z.object({ atCapture: z.enum(['complete', 'pending', 'decline']).default('complete') });
export const review = z.object({ status: z.enum(['COMPLETED', 'DECLINED']) });
export const complaint = z.object({ as: z.enum(['dispute', 'reversal']) });
export const itemDecision = z.object({ status: z.enum(['SUCCESS', 'FAILED', 'UNCLAIMED', 'RETURNED']) });

/** Orders and payouts as JSON, and a way to decide them from a test. */
export function paypalControl(app: FastifyInstance, context: PaypalContext): void {
  const { state } = context.file;
  app.get(`${base}/orders`, () => ({ orders: state.orders.toReversed().map((order) => viewOrder(context, order)) }));
  app.get(`${base}/payouts`, () => ({
    payouts: state.payouts.toReversed().map((payout) => ({
      ...viewBatch(context, payout),
      items: payout.items.map((item) => viewItem(context, payout, item)),
    })),
  }));

  app.post(`${base}/orders/:id/approve`, async (request, reply) => {
    const { atCapture } = parseInput(approval, request.body);
    const order = findOrder(context, idParam.parse(request.params).id);
    if (order === undefined) return sendProblem(reply, 404, 'not_found', 'There is no order with this id');
    await approveOrder(context, order, atCapture);
    return { order: viewOrder(context, order) };
  });

  app.post(`${base}/captures/:id/review`, async (request, reply) => {
    const { status } = parseInput(review, request.body);
    const found = findCapture(context, idParam.parse(request.params).id);
    if (found === undefined) return sendProblem(reply, 404, 'not_found', 'There is no capture with this id');
    await reviewCapture(context, found, status);
    return { capture: viewCapture(context, found.order, found.unit, found.capture) };
  });

  for (const [word, act] of Object.entries({ reverse: reverseCapture, dispute: disputeCapture }))
    app.post(`${base}/captures/:id/${word}`, async (request, reply) => {
      const found = findCapture(context, idParam.parse(request.params).id);
      if (found === undefined) return sendProblem(reply, 404, 'not_found', 'There is no capture with this id');
      await act(context, found);
      return { capture: viewCapture(context, found.order, found.unit, found.capture) };
    });

  app.post(`${base}/payout-items/:id/decide`, async (request, reply) => {
    const { status } = parseInput(itemDecision, request.body);
    const found = findPayoutItem(context, idParam.parse(request.params).id);
    if (found === undefined) return sendProblem(reply, 404, 'not_found', 'There is no payout item with this id');
    await settleItem(context, found.payout, found.item, status);
    return { item: viewItem(context, found.payout, found.item) };
  });
}
