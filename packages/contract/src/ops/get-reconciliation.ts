import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';

export const reconciliationView = z.object({
  providers: z.array(
    z.object({
      provider: z.enum(['paystack', 'paypal']),
      currency: currencyCode,
      /** The balance at the provider by our own books. */
      books: amountView,
      /** The balance that the provider reports; null where it could not be asked, or does not report one. */
      theirs: z.nullable(amountView),
      trouble: z.nullable(z.string()),
      /** Ours that they have not settled yet, so that a difference can be explained. */
      underWayIn: z.object({ count: z.int(), amount: amountView }),
      underWayOut: z.object({ count: z.int(), amount: amountView }),
    }),
  ),
  at: z.iso.datetime(),
});
export type ReconciliationView = z.infer<typeof reconciliationView>;

export const getReconciliation = defineCall({
  method: 'GET',
  path: '/ops/books/reconciliation',
  access: 'staff',
  summary: 'What our books say lies with each provider, beside what the provider says.',
  success: { status: 200, body: reconciliationView },
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
