import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parseInput, sendProblem } from '../../problem.ts';
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
  app.get(`${base}/transactions`, () => ({ transactions: state.transactions.toReversed().map(viewTransaction) }));
  app.get(`${base}/transfers`, () => ({
    transfers: state.transfers.toReversed().map((transfer) => viewTransferInFull(context, transfer)),
  }));

  app.post(`${base}/transactions/:key/decide`, async (request, reply) => {
    const { status } = parseInput(chargeDecision, request.body);
    const transaction = await decideByHand(context, keyParam.parse(request.params).key, status);
    if (transaction === undefined) return sendProblem(reply, 404, 'not_found', 'There is no payment with this reference');
    return { transaction: viewTransaction(transaction) };
  });

  app.post(`${base}/transfers/:key/decide`, async (request, reply) => {
    const { status } = parseInput(transferDecision, request.body);
    const transfer = await settleByHand(context, keyParam.parse(request.params).key, status);
    if (transfer === undefined) return sendProblem(reply, 404, 'not_found', 'There is no transfer with this reference');
    return { transfer: viewTransferInFull(context, transfer) };
  });
}
