import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PaystackContext } from '../context.ts';
import { check, PaystackError, success } from '../envelope.ts';
import { viewRefund } from '../refund-view.ts';
import { findPaid, openRefund } from '../refunds.ts';
import { wholeAmount } from './fields.ts';

const request = z.object({
  /** The id or the reference of the transaction. */
  transaction: z.union([z.string(), z.number()], 'Transaction is required').transform(String),
  amount: wholeAmount.optional(),
  merchant_note: z.string().max(200).nullish(),
});

export function createRefund(app: FastifyInstance, context: PaystackContext): void {
  app.post('/refund', async ({ body }) => {
    const { transaction, amount, merchant_note } = check(request, body);
    const paid = findPaid(context, transaction);
    if (paid === undefined) throw new PaystackError(404, 'transaction_not_found', 'Transaction not found');
    const refund = await openRefund(context, paid, { amount, note: merchant_note ?? null });
    return success('Refund has been queued for processing', viewRefund(refund));
  });
}
