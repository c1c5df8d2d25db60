import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';

export const reconciliationView = z.object({
  providers: z.array(
    z.object({
      provider: z.enum(['paystack', 'paypal']),
      currency: currencyCode,
      /** What our books say lies there. */
      books: amountView,
      /** What they say; null where they could not be asked, or do not tell. */
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
  errors: [],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
