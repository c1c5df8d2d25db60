import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { oneLine } from '../text.ts';
import { personView } from './person-view.ts';

const foundPersonView = z.object({
  kind: z.literal('person'),
  /** The property that matched; several people may have the same name. */
  by: z.enum(['id', 'username', 'email', 'phone', 'name']),
  person: personView,
});

const foundOrderView = z.object({
  kind: z.literal('order'),
  by: z.enum(['tracking number', 'order', 'parcel']),
  orderId: idOf('order'),
  trackingId: z.string(),
  title: z.string(),
  orderStatus: z.int(),
  fee: amountView,
  currency: currencyCode,
  sender: personView,
  carrier: personView,
  dateCreated: z.iso.datetime(),
  /** Staff decide or have decided it: it has a page of its own. */
  isDispute: z.boolean(),
});

const foundTransactionView = z.object({
  kind: z.literal('transaction'),
  by: z.enum(['reference', 'transaction']),
  id: idOf('transaction'),
  reference: z.string(),
  title: z.string(),
  amount: amountView,
  direction: z.enum(['in', 'out']),
  currency: currencyCode,
  /** Pending 0, Successful 1, Failed 2, Reversed 3. */
  status: z.int(),
  dateCreated: z.iso.datetime(),
  person: personView,
  /** Its state is in the list of payouts. */
  isPayout: z.boolean(),
});

export const foundView = z.discriminatedUnion('kind', [foundPersonView, foundOrderView, foundTransactionView]);
export type FoundView = z.infer<typeof foundView>;

export const findQuoted = defineCall({
  method: 'GET',
  path: '/ops/search',
  access: 'staff',
  summary:
    'What somebody quotes to us: a tracking number, an order, a reference or id of a payment, a phone, an email, a username or a name, in any spelling. What it is exactly comes first, twenty at most. What was found is written down.',
  query: z.strictObject({ searchText: oneLine(120, 'Please write what you look for') }),
  success: { status: 200, body: z.object({ found: z.array(foundView) }) },
});
