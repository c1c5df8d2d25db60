import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { page, pageQuery } from '../paging.ts';
import { personView } from './person-view.ts';

export const payoutStates = ['queued', 'sent', 'waiting', 'unclaimed', 'paid', 'returned'] as const;

export const payoutView = z.object({
  reference: z.string(),
  person: personView,
  provider: z.enum(['paystack', 'paypal']),
  amount: amountView,
  currency: currencyCode,
  /** Bank and the end of the account number, or a masked email. */
  destination: z.string(),
  /** As the bank has it; null where the money goes to an address. */
  accountName: z.nullable(z.string()),
  /** The account has none of the names that its owner goes by here. */
  isOtherName: z.boolean(),
  /** It cannot be sent, and may be given back. */
  canGiveBack: z.boolean(),
  state: z.enum(payoutStates),
  /** Why it did not go on when last tried. */
  trouble: z.nullable(z.string()),
  /** The payout takes longer than it should, or waits for something on our side. */
  isStuck: z.boolean(),
  createdAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
});
export type PayoutView = z.infer<typeof payoutView>;

export const listPayouts = defineCall({
  method: 'GET',
  path: '/ops/payouts',
  access: 'staff',
  summary: 'Money on its way out: what does not get on, what is under way, or everything; newest first.',
  query: z.strictObject({ ...pageQuery, state: z._default(z.enum(['stuck', 'under-way', 'all']), 'all') }),
  success: { status: 200, body: page(payoutView) },
});
