import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PaystackContext } from '../context.ts';
import { check, success } from '../envelope.ts';
import { viewRefund } from '../refund-view.ts';

const query = z.object({ transaction: z.string().optional() });

/** Newest first; of one transaction when it is named. */
export function listRefunds(app: FastifyInstance, context: PaystackContext): void {
  app.get('/refund', (request) => {
    const { transaction } = check(query, request.query);
    const found = context.file.state.refunds.filter(
      ({ transactionId }) => transaction === undefined || String(transactionId) === transaction,
    );
    return success('Refunds retrieved', found.toReversed().map(viewRefund));
  });
}
