import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parseInput, sendProblem } from '../../problem.ts';
import { type BankTransfer, sendBankTransfer } from './bank-transfers.ts';
import { decide, tryCard } from './charges.ts';
import { findCard, successfulCard } from './checkout/test-cards.ts';
import { findTransaction, findTransfer, type PaystackContext } from './context.ts';
import { viewTransaction } from './transaction-view.ts';
import { viewTransferInFull } from './transfer-view.ts';
import { settleTransfer } from './transfers.ts';

const keyParam = z.object({ key: z.string() });
const base = '/sandbox/api/paystack';

export const chargeDecision = z.object({ status: z.enum(['success', 'failed', 'pending']) });
export const transferDecision = z.object({ status: z.enum(['success', 'failed', 'reversed']) });

/** A transfer by somebody’s bank app, with whatever may be odd about it. */
const bankTransferRequest: z.ZodType<BankTransfer> = z.strictObject({
  accountNumber: z.string(),
  /** In kobo; the amount that was asked for if not given. */
  amount: z.number().int().positive().optional(),
  senderName: z.string().max(100).default('ADAEZE OKAFOR'),
  /** `refuses`: sends back what it did not ask for, as Paystack does. `takes`: takes whatever comes. */
  provider: z.enum(['refuses', 'takes']).default('refuses'),
  isLate: z.boolean().default(false),
  times: z.number().int().min(1).max(5).default(1),
  isEventLost: z.boolean().default(false),
  isSenderGone: z.boolean().default(false),
});

const gatewayResponses = { success: 'Successful', failed: 'Declined', pending: 'Payment is taking too long to complete' };

/** Decides a payment without its page; the first card to pay is the successful one. */
export async function decideByHand(context: PaystackContext, reference: string, status: keyof typeof gatewayResponses) {
  const transaction = findTransaction(context, reference);
  if (transaction === undefined) return undefined;
  if (status === 'success' && findCard(transaction.card)?.outcome.status !== 'success') {
    await tryCard(context, transaction, successfulCard);
  } else await decide(context, transaction, status, gatewayResponses[status]);
  return transaction;
}

/** Moves a transfer by hand; what was still to happen to it is off. */
export async function settleByHand(context: PaystackContext, key: string, status: 'success' | 'failed' | 'reversed') {
  const transfer = findTransfer(context, key);
  if (transfer === undefined) return undefined;
  transfer.ahead = [];
  await settleTransfer(context, transfer, status);
  return transfer;
}

/** Payments and transfers as JSON, and a way to decide them from a test. */
export function paystackControl(app: FastifyInstance, context: PaystackContext): void {
  const { state } = context.file;
  app.get(`${base}/transactions`, () => ({
    transactions: state.transactions.toReversed().map((each) => viewTransaction(context, each)),
  }));
  app.get(`${base}/transfers`, () => ({
    transfers: state.transfers.toReversed().map((transfer) => viewTransferInFull(context, transfer)),
  }));

  app.post(`${base}/transactions/:key/decide`, async (request, reply) => {
    const { status } = parseInput(chargeDecision, request.body);
    const transaction = await decideByHand(context, keyParam.parse(request.params).key, status);
    if (transaction === undefined) return sendProblem(reply, 404, 'not_found', 'There is no payment with this reference');
    return { transaction: viewTransaction(context, transaction) };
  });

  app.post(`${base}/bank-transfers`, async (request, reply) => {
    const arrivals = await sendBankTransfer(context, parseInput(bankTransferRequest, request.body));
    if (arrivals === undefined) return sendProblem(reply, 404, 'not_found', 'There is no account with this number');
    return reply.code(201).send({ arrivals });
  });

  app.post(`${base}/transfers/:key/decide`, async (request, reply) => {
    const { status } = parseInput(transferDecision, request.body);
    const transfer = await settleByHand(context, keyParam.parse(request.params).key, status);
    if (transfer === undefined) return sendProblem(reply, 404, 'not_found', 'There is no transfer with this reference');
    return { transfer: viewTransferInFull(context, transfer) };
  });
}
