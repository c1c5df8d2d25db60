import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { page, pageQuery } from '../paging.ts';
import { listFilter, numberUpTo } from './list-filter.ts';
import { personView } from './person-view.ts';

/** `sale`: what it carries was sold. `express`: a rider was rung. `booking`: the sender asked the carrier; `offer`: the carrier asked. */
export const consoleOrderKinds = ['booking', 'offer', 'express', 'sale'] as const;
export type ConsoleOrderKind = (typeof consoleOrderKinds)[number];

export const orderListFilter = {
  ...listFilter,
  status: z.optional(numberUpTo(11)),
  kind: z.optional(z.enum(consoleOrderKinds, 'Please choose a kind of order')),
};

export const consoleOrderSummaryView = z.object({
  orderId: idOf('order'),
  trackingId: z.string(),
  title: z.string(),
  kind: z.enum(consoleOrderKinds),
  orderStatus: z.int(),
  fee: amountView,
  currency: currencyCode,
  sender: personView,
  carrier: personView,
  dateCreated: z.iso.datetime(),
  lastModified: z.iso.datetime(),
});
export type ConsoleOrderSummaryView = z.infer<typeof consoleOrderSummaryView>;

export const listConsoleOrders = defineCall({
  method: 'GET',
  path: '/ops/orders',
  access: 'staff',
  summary: 'Orders of everybody, narrowed by status, kind, days, fee, person and country; newest or oldest first.',
  query: z.strictObject({ ...pageQuery, ...orderListFilter }),
  success: { status: 200, body: page(consoleOrderSummaryView) },
});
