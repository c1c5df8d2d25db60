import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { paymentPageHeaders } from '../../../console/page-headers.ts';
import { acceptForms } from '../../../forms.ts';
import type { PaystackContext } from '../context.ts';
import { checkoutPath, react, wayBack } from './actions.ts';
import { checkoutPage, leftPage, missingPage } from './checkout-page.ts';

const params = z.object({ accessCode: z.string() });
const form = z.record(z.string(), z.string()).catch({});

/** The hosted page a payer is sent to. Every button is a form; nothing needs a script. */
export function checkoutRoutes(app: FastifyInstance, context: PaystackContext): void {
  const send = (reply: FastifyReply, markup: string, status = 200) => reply.code(status).headers(paymentPageHeaders).send(markup);
  const find = (request: { params: unknown }) => {
    const { accessCode } = params.parse(request.params);
    return context.file.state.transactions.find((candidate) => candidate.accessCode === accessCode);
  };

  app.register(async (scope) => {
    acceptForms(scope);

    scope.get(checkoutPath(':accessCode'), (request, reply) => {
      const transaction = find(request);
      if (transaction === undefined) return send(reply, missingPage(), 404);
      return send(reply, checkoutPage(transaction, wayBack(transaction)));
    });

    scope.post(checkoutPath(':accessCode'), async (request, reply) => {
      const transaction = find(request);
      if (transaction === undefined) return send(reply, missingPage(), 404);
      const values = form.parse(request.body);
      const reaction = await react({ context, transaction, values });
      if ('goTo' in reaction) return reply.headers(paymentPageHeaders).redirect(reaction.goTo, 303);
      if ('left' in reaction) return send(reply, leftPage(transaction, checkoutPath(transaction.accessCode)));
      return send(reply, checkoutPage(transaction, wayBack(transaction), { values, errors: reaction.wrong }), 400);
    });
  });
}
