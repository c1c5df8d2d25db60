import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { consoleHeaders } from '../../console/page-headers.ts';
import { acceptForms } from '../../forms.ts';
import { parseInput } from '../../problem.ts';
import { webhookButtons } from '../../webhooks/console-routes.ts';
import { consolePath } from './console-page.ts';
import { findCapture, findOrder, findPayoutItem, type PaypalContext } from './context.ts';
import { approval, complaint, itemDecision, review } from './control-api.ts';
import { approveOrder, disputeCapture, reverseCapture, reviewCapture } from './orders.ts';
import { settleItem } from './payouts.ts';

const idParam = z.object({ id: z.string() });

/** The buttons of the page “PayPal”. */
export function paypalButtons(app: FastifyInstance, context: PaypalContext): void {
  const page = `/sandbox/${consolePath}`;
  const done = (reply: FastifyReply) => reply.headers(consoleHeaders).redirect(page, 303);

  app.register(async (scope) => {
    acceptForms(scope);
    webhookButtons(scope, context.sender, consolePath);

    scope.post(`${page}/orders/:id`, async (request, reply) => {
      const order = findOrder(context, idParam.parse(request.params).id);
      if (order !== undefined) await approveOrder(context, order, parseInput(approval, request.body).atCapture);
      return done(reply);
    });

    scope.post(`${page}/captures/:id`, async (request, reply) => {
      const found = findCapture(context, idParam.parse(request.params).id);
      if (found !== undefined) await reviewCapture(context, found, parseInput(review, request.body).status);
      return done(reply);
    });

    scope.post(`${page}/captures/:id/complaint`, async (request, reply) => {
      const found = findCapture(context, idParam.parse(request.params).id);
      const { as } = parseInput(complaint, request.body);
      if (found !== undefined) await (as === 'dispute' ? disputeCapture : reverseCapture)(context, found);
      return done(reply);
    });

    scope.post(`${page}/payout-items/:id`, async (request, reply) => {
      const found = findPayoutItem(context, idParam.parse(request.params).id);
      if (found !== undefined) await settleItem(context, found.payout, found.item, parseInput(itemDecision, request.body).status);
      return done(reply);
    });
  });
}
