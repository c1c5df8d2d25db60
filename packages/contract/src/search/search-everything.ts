import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { line } from '../text.ts';

export const searchLimits = {
  text: 80,
  /** One letter begins half of everything. */
  leastText: 2,
  /** Results of each kind. */
  each: 5,
} as const;

const way = {
  /** Parts of towns. */
  pickup: z.string(),
  dropOff: z.string(),
};

const searchView = z.object({
  /** Other members, by the beginning of their name, last name or username. */
  people: z.array(
    z.object({
      id: idOf('user'),
      username: z.string(),
      fullName: z.string(),
      profilePicture: z.nullable(z.string()),
      isDispatchPartner: z.boolean(),
    }),
  ),
  /** One’s orders, by tracking number, the other side’s name or a town; as the sender also by the receiver and the addresses. */
  orders: z.array(
    z.object({
      id: idOf('order'),
      trackingId: z.string(),
      orderStatus: z.int(),
      role: z.enum(['sender', 'carrier']),
      otherName: z.string(),
      ...way,
      dateCreated: z.iso.datetime(),
    }),
  ),
  /** One’s own parcels that nobody carries: open, taken back or too late. */
  parcels: z.array(
    z.object({
      id: idOf('package'),
      itemType: z.int(),
      status: z.string(),
      receiverName: z.string(),
      ...way,
      dateCreated: z.iso.datetime(),
    }),
  ),
  /** The people to whom one has sent, each with the newest parcel to them and its order, if it has one. */
  receivers: z.array(
    z.object({
      fullName: z.string(),
      packageId: idOf('package'),
      itemType: z.int(),
      orderId: z.nullable(idOf('order')),
      dropOff: z.string(),
    }),
  ),
  /** Lines of one’s wallets, by their words, their reference or their amount. */
  transactions: z.array(
    z.object({
      id: idOf('transaction'),
      title: z.string(),
      direction: z.enum(['in', 'out']),
      amount: amountView,
      currency: currencyCode,
      dateCreated: z.iso.datetime(),
    }),
  ),
  /** Chats, by the other one’s name. */
  chats: z.array(
    z.object({ id: idOf('room'), fullName: z.string(), username: z.string(), profilePicture: z.nullable(z.string()) }),
  ),
});

export type SearchView = z.infer<typeof searchView>;

export const searchEverything = defineCall({
  method: 'GET',
  path: '/search',
  access: 'member',
  summary:
    'Whatever the caller may see that has these words, five of each kind, newest first: other members, and one’s own orders, parcels, receivers, transactions and chats. Of one’s own, the newest 300 of each kind are looked through; a whole tracking number or reference is found at any age.',
  query: z.strictObject({
    searchText: line(searchLimits.text, 'what to look for').check(
      z.minLength(searchLimits.leastText, 'Please enter two letters or more'),
    ),
  }),
  success: { status: 200, body: searchView },
  limits: [{ by: 'caller', max: 120, seconds: 60 }],
});
