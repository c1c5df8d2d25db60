import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { measureKinds } from '../measures/measure-view.ts';
import { amountView, currencyCode } from '../money.ts';
import { saleStates } from '../sales/enums.ts';
import { oneLine } from '../text.ts';
import { reportId } from './list-reports.ts';
import { personView } from './person-view.ts';

const foundPersonView = z.object({
  kind: z.literal('person'),
  /** The property that matched; several people may have the same name. */
  by: z.enum(['id', 'username', 'email', 'phone', 'name']),
  person: personView,
});

const foundOrderView = z.object({
  kind: z.literal('order'),
  by: z.enum(['tracking number', 'order', 'parcel', 'chat']),
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
  by: z.enum(['reference', 'transaction', 'bank account', 'account name']),
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

const foundParcelView = z.object({
  kind: z.literal('parcel'),
  by: z.enum(['parcel', 'title']),
  packageId: idOf('package'),
  title: z.string(),
  fee: amountView,
  currency: currencyCode,
  sender: personView,
  dateCreated: z.iso.datetime(),
  /** The newest order about it; null where nobody has asked to carry it. */
  order: z.nullable(z.object({ orderId: idOf('order'), trackingId: z.string(), orderStatus: z.int(), isDispute: z.boolean() })),
});

const foundSaleView = z.object({
  kind: z.literal('sale'),
  by: z.enum(['sale', 'link', 'parcel', 'payment', 'phone of the buyer', 'title']),
  saleId: idOf('sale'),
  code: z.string(),
  title: z.string(),
  price: amountView,
  currency: currencyCode,
  state: z.enum(saleStates),
  seller: personView,
  dateCreated: z.iso.datetime(),
  /** The newest order about its parcel. */
  orderId: z.nullable(idOf('order')),
  /** The buyer says, or said, that it is not what was sold: it has a page of its own. */
  isQuestioned: z.boolean(),
});

const foundReportView = z.object({
  kind: z.literal('report'),
  by: z.enum(['report', 'whom it is about', 'reporter', 'chat']),
  id: reportId,
  about: personView,
  /** Null for whoever may not read reports, and for the person it is about. */
  reporter: z.nullable(personView),
  isOpen: z.boolean(),
  dateCreated: z.iso.datetime(),
});

const foundAppealView = z.object({
  kind: z.literal('appeal'),
  by: z.enum(['appeal', 'person']),
  appealId: idOf('appeal'),
  /** What was set on them. */
  against: z.enum(measureKinds),
  person: personView,
  isOpen: z.boolean(),
  dateCreated: z.iso.datetime(),
});

const foundSupportView = z.object({
  kind: z.literal('support'),
  by: z.enum(['chat', 'person']),
  roomId: idOf('room'),
  person: personView,
  isWaiting: z.boolean(),
  lastAt: z.nullable(z.iso.datetime()),
});

export const foundView = z.discriminatedUnion('kind', [
  foundPersonView,
  foundOrderView,
  foundParcelView,
  foundTransactionView,
  foundSaleView,
  foundReportView,
  foundAppealView,
  foundSupportView,
]);
export type FoundView = z.infer<typeof foundView>;

export const findQuoted = defineCall({
  method: 'GET',
  path: '/ops/search',
  access: 'staff',
  summary:
    'What somebody quotes to us, in any spelling: a tracking number, an order, a parcel, a sale, a report, an appeal, a chat, the reference or id of a payment, a bank account, a phone, an email, a username; else words of a name or a title. Twenty of each kind at most. What was found exactly is written down.',
  query: z.strictObject({ searchText: oneLine(120, 'Please write what you look for') }),
  success: { status: 200, body: z.object({ found: z.array(foundView) }) },
  // Asked a moment after each key that is typed.
  limits: [{ by: 'caller', max: 240, seconds: 60, at: 'node' }],
});
