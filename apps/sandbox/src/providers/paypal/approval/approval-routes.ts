import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { paymentPageHeaders } from '../../../console/page-headers.ts';
import { acceptForms } from '../../../forms.ts';
import { returnAddress } from '../../../payment-page/return-address.ts';
import { findOrder, type PaypalContext } from '../context.ts';
import { buyer } from '../order-view.ts';
import { approveOrder } from '../orders.ts';
import type { Order } from '../state.ts';
import { approvalPage, cancelledPage, missingPage } from './approval-page.ts';

const query = z.object({ token: z.string().catch('') });
const form = z.object({
  action: z.enum(['approve', 'approve-pending', 'approve-decline', 'cancel']).optional().catch(undefined),
});

const choices = { approve: 'complete', 'approve-pending': 'pending', 'approve-decline': 'decline' } as const;

/** /checkoutnow, where the shop sends the payer. */
export function approvalRoutes(app: FastifyInstance, context: PaypalContext): void {
  const send = (reply: FastifyReply, markup: string, status = 200) => reply.code(status).headers(paymentPageHeaders).send(markup);
  const find = (request: { query: unknown }) => findOrder(context, query.parse(request.query).token);
  const path = '/paypal/checkoutnow';

  app.register(async (scope) => {
    acceptForms(scope);

    scope.get(path, (request, reply) => {
      const order = find(request);
      return order === undefined ? send(reply, missingPage(), 404) : send(reply, approvalPage(order, wayBack(order)));
    });

    scope.post(path, async (request, reply) => {
      const order = find(request);
      if (order === undefined) return send(reply, missingPage(), 404);
      const here = `${path}?token=${order.id}`;
      const go = (address: string) => reply.headers(paymentPageHeaders).redirect(address, 303);
      const { action } = form.parse(request.body ?? {});
      if (action === 'cancel') {
        return order.cancelUrl === null
          ? send(reply, cancelledPage(order, here))
          : go(returnAddress(order.cancelUrl, { token: order.id }));
      }
      if (action === undefined) return go(here);
      const isOpen = order.status !== 'APPROVED' || order.wasDeclined;
      if (isOpen) await approveOrder(context, order, choices[action]);
      return go(wayBack(order) ?? here);
    });
  });
}

function wayBack({ returnUrl, id, status }: Order): string | null {
  const isApproved = status === 'APPROVED' || status === 'COMPLETED';
  return returnUrl === null || !isApproved ? null : returnAddress(returnUrl, { token: id, PayerID: buyer.payerId });
}
