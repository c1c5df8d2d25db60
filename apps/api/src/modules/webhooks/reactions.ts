import { type WebhookEventType, webhookEventTypes } from '@waybill/contract/webhooks/event-types';
import { madeAt } from '../../platform/ids.ts';
import { type DomainEvent, type Reaction, react } from '../../platform/jobs/outbox.ts';
import { type OrderStepped, orderEvents, parcelExpired, riderNotFound } from '../orders/index.ts';
import { saleChanged } from '../sales/index.ts';
import { parcelPosted } from '../timeline/index.ts';
import { payoutPaid, payoutReturned } from '../wallet/index.ts';
import type { WebhooksContext } from './context.ts';
import { findSaleState } from './storage/facts.ts';
import { tell } from './tell.ts';

/** Our events are named with hyphens, the standard’s with underscores. */
export function typeOf(name: string): WebhookEventType | undefined {
  const standard = name.replaceAll('-', '_');
  return webhookEventTypes.find((type) => type === standard);
}

function onOrder(event: DomainEvent<OrderStepped>): Reaction<WebhooksContext>[] {
  const type = typeOf(event.name);
  if (!type) return [];
  const reaction = react(event, 'webhooks', async (context: WebhooksContext, data) => {
    const { eventId, orderId, packageId, status, senderId, carrierId } = data;
    const happening = { type, key: eventId, at: madeAt(eventId), data: { orderId, packageId, status } };
    await tell(context, [senderId, carrierId], happening);
  });
  return [reaction];
}

type OfSender = { readonly packageId: string; readonly senderId: string; readonly at?: string };

/** Events that an older release has published come without their time. */
const timeOf = (at: string | undefined) => (at === undefined ? new Date() : new Date(at));

function onParcel<Data extends OfSender>(event: DomainEvent<Data>, type: WebhookEventType, status: 'open' | 'expired') {
  return react(event, 'webhooks', async (context: WebhooksContext, { packageId, senderId, at }) => {
    const key = `${type} ${packageId} ${at ?? ''}`;
    await tell(context, [senderId], { type, key, at: timeOf(at), data: { packageId, status } });
  });
}

type OfPayout = { readonly userId: string; readonly transactionId: string; readonly at?: string };

function onPayout(event: DomainEvent<OfPayout>, type: WebhookEventType, status: 'paid' | 'returned') {
  return react(event, 'webhooks', async (context: WebhooksContext, { userId, transactionId, at }) => {
    const happening = { type, key: `${type} ${transactionId}`, at: timeOf(at), data: { transactionId, status } };
    await tell(context, [userId], happening);
  });
}

const onSale = react(saleChanged, 'webhooks', async (context: WebhooksContext, { saleId, sellerId, what, buyerId, at }) => {
  const type = typeOf(`sale.${what}`);
  const status = await findSaleState(context.db, saleId);
  if (!type || !status) return;
  const key = `${type} ${saleId} ${buyerId ?? ''} ${at ?? ''}`;
  await tell(context, [sellerId], { type, key, at: timeOf(at), data: { saleId, status } });
});

export const webhooksReactions: readonly Reaction<WebhooksContext>[] = [
  ...orderEvents.flatMap(onOrder),
  onParcel(parcelPosted, 'parcel.posted', 'open'),
  onParcel(riderNotFound, 'parcel.rider_not_found', 'open'),
  onParcel(parcelExpired, 'parcel.expired', 'expired'),
  onSale,
  onPayout(payoutPaid, 'payout.paid', 'paid'),
  onPayout(payoutReturned, 'payout.returned', 'returned'),
];
