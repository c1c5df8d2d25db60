import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { page, pageQuery } from '../paging.ts';
import { personView } from './person-view.ts';

export const saleQuestionSummaryView = z.object({
  saleId: idOf('sale'),
  title: z.string(),
  seller: personView,
  /** Their first name: a buyer needs no account, and their phone and door are not what it is decided by. */
  buyerName: z.string(),
  /** The goods’ price, which is what is decided about. */
  price: amountView,
  currency: currencyCode,
  /** When the buyer said that it is not what was sold. */
  since: z.iso.datetime(),
  /** Null while it is open. */
  decidedAt: z.nullable(z.iso.datetime()),
});
export type SaleQuestionSummaryView = z.infer<typeof saleQuestionSummaryView>;

export const listSaleQuestions = defineCall({
  method: 'GET',
  path: '/ops/sale-questions',
  access: 'staff',
  summary: 'Sales whose buyers say that it is not what was sold, the longest waiting first; or those decided, the newest first.',
  query: z.strictObject({ ...pageQuery, state: z._default(z.enum(['open', 'decided']), 'open') }),
  success: { status: 200, body: page(saleQuestionSummaryView) },
});
