import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { page, pageQuery } from '../paging.ts';
import { askedSideView } from './case-view.ts';
import { personView } from './person-view.ts';

export const disputeSummaryView = z.object({
  orderId: idOf('order'),
  trackingId: z.string(),
  title: z.string(),
  sender: personView,
  carrier: personView,
  fee: amountView,
  currency: currencyCode,
  /** Since when the two disagree, or when the claim came. */
  since: z.iso.datetime(),
  /** When we decided it, or looked into it; null while it is open. */
  decidedAt: z.nullable(z.iso.datetime()),
  /** `late-claim`: not in dispute, but a carrier’s claim came after it was over. */
  kind: z.enum(['dispute', 'late-claim', 'decided']),
  /** What its sides were asked while it is open. */
  asked: z.array(askedSideView),
});
export type DisputeSummaryView = z.infer<typeof disputeSummaryView>;

export const listDisputes = defineCall({
  method: 'GET',
  path: '/ops/disputes',
  access: 'staff',
  summary:
    'Orders whose two sides disagree, the longest waiting first, then claims that came too late; or those decided, the newest first.',
  query: z.strictObject({ ...pageQuery, state: z._default(z.enum(['open', 'decided']), 'open') }),
  success: { status: 200, body: page(disputeSummaryView) },
});
