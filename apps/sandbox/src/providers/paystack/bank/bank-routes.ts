import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { paymentPageHeaders } from '../../../console/page-headers.ts';
import { acceptForms } from '../../../forms.ts';
import { sendBankTransfer } from '../bank-transfers.ts';
import { findTransactionByAccount, type PaystackContext } from '../context.ts';
import { bankAccountPage, bankFrontPage, bankPath } from './bank-page.ts';

const params = z.object({ accountNumber: z.string() });
const query = z.object({ account: z.string().optional(), sent: z.string().optional() }).catch({});
const ticked = z.literal('on').optional();
const form = z.object({
  amount: z
    .string()
    .transform((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100))
    .refine((kobo) => Number.isSafeInteger(kobo) && kobo > 0),
  senderName: z.string().trim().min(1).catch('ADAEZE OKAFOR'),
  takes: ticked,
  late: ticked,
  twice: ticked,
  lost: ticked,
  gone: ticked,
});

/** A bank’s app, as far as sending money goes. Every button is a form; nothing needs a script. */
export function bankRoutes(app: FastifyInstance, context: PaystackContext): void {
  const send = (reply: FastifyReply, markup: string, status = 200) => reply.code(status).headers(paymentPageHeaders).send(markup);
  const unknown = (reply: FastifyReply) => send(reply, bankFrontPage(context, 'There is no account with this number.'), 404);

  app.register(async (scope) => {
    acceptForms(scope);

    scope.get(bankPath(), (request, reply) => {
      const account = query.parse(request.query).account?.replace(/\D/g, '');
      if (account === undefined) return send(reply, bankFrontPage(context));
      if (findTransactionByAccount(context, account) === undefined) return unknown(reply);
      return reply.headers(paymentPageHeaders).redirect(bankPath(account), 303);
    });

    scope.get(bankPath(':accountNumber'), (request, reply) => {
      const transaction = findTransactionByAccount(context, params.parse(request.params).accountNumber);
      if (transaction === undefined) return unknown(reply);
      const ids = query.parse(request.query).sent?.split(',') ?? [];
      const sent = context.file.state.arrivals.filter(({ id }) => ids.includes(String(id)));
      return send(reply, bankAccountPage(context, transaction, sent));
    });

    scope.post(bankPath(':accountNumber'), async (request, reply) => {
      const { accountNumber } = params.parse(request.params);
      const transaction = findTransactionByAccount(context, accountNumber);
      if (transaction === undefined) return unknown(reply);
      const wanted = form.safeParse(request.body);
      if (!wanted.success) return send(reply, bankAccountPage(context, transaction, [], 'Give an amount, such as 2,500.'), 400);
      const { amount, senderName, takes, late, twice, lost, gone } = wanted.data;
      const arrivals = await sendBankTransfer(context, {
        accountNumber,
        amount,
        senderName,
        provider: takes ? 'takes' : 'refuses',
        isLate: late !== undefined,
        times: twice ? 2 : 1,
        isEventLost: lost !== undefined,
        isSenderGone: gone !== undefined,
      });
      const sent = (arrivals ?? []).map(({ id }) => id).join(',');
      return reply.headers(paymentPageHeaders).redirect(`${bankPath(accountNumber)}?sent=${sent}`, 303);
    });
  });
}
