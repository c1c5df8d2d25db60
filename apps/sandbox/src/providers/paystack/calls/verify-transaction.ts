import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { findTransaction, type PaystackContext } from '../context.ts';
import { PaystackError, success } from '../envelope.ts';
import { viewTransaction } from '../transaction-view.ts';

const params = z.object({ reference: z.string() });

export function verifyTransaction(app: FastifyInstance, context: PaystackContext): void {
  app.get('/transaction/verify/:reference', (request) => {
    const transaction = findTransaction(context, params.parse(request.params).reference);
    if (transaction === undefined) {
      throw new PaystackError(
        400,
        'transaction_not_found',
        'Transaction reference not found.',
        "Ensure that you're passing the reference of a transaction that exists on this integration",
      );
    }
    return success('Verification successful', viewTransaction(context, transaction));
  });
}
