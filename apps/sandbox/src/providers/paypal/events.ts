import { randomUUID } from 'node:crypto';
import { randomCode, uppercase } from '../../random-code.ts';
import type { Announcement } from '../../webhooks/webhook-sender.ts';
import { configuredWebhookId, type FoundCapture, findOrder, findPayout, findPayoutItem, type PaypalContext } from './context.ts';
import { money } from './money.ts';
import { link, viewCapture, viewOrder, viewRefund } from './order-view.ts';
import { viewBatch, viewItem } from './payout-view.ts';
import type { Capture, Order, Payout, PayoutItem, Refund } from './state.ts';

/** An event before its receivers are known. */
type Happening = { type: string; subject: string; resourceType: string; summary: string; resource: unknown };

const captureEvents: Record<Capture['status'], readonly [type: string, summary: string]> = {
  COMPLETED: ['PAYMENT.CAPTURE.COMPLETED', 'Payment completed'],
  PENDING: ['PAYMENT.CAPTURE.PENDING', 'Payment pending'],
  DECLINED: ['PAYMENT.CAPTURE.DENIED', 'Payment denied'],
  PARTIALLY_REFUNDED: ['PAYMENT.CAPTURE.REFUNDED', 'Payment refunded'],
  REFUNDED: ['PAYMENT.CAPTURE.REFUNDED', 'Payment refunded'],
};

const itemEvents: Partial<Record<PayoutItem['status'], readonly [type: string, summary: string]>> = {
  SUCCESS: ['PAYMENT.PAYOUTS-ITEM.SUCCEEDED', 'A payout item has succeeded'],
  FAILED: ['PAYMENT.PAYOUTS-ITEM.FAILED', 'A payout item has failed'],
  UNCLAIMED: ['PAYMENT.PAYOUTS-ITEM.UNCLAIMED', 'A payout item is unclaimed'],
  RETURNED: ['PAYMENT.PAYOUTS-ITEM.RETURNED', 'A payout item is returned'],
};

export const announceOrderApproved = (context: PaypalContext, order: Order) => announce(context, orderApproved(context, order));

export const announceCapture = (context: PaypalContext, found: FoundCapture) => announce(context, captureMoved(context, found));

export function announceRefund(context: PaypalContext, { order, capture }: FoundCapture, refund: Refund): Promise<void> {
  return announce(context, {
    type: 'PAYMENT.CAPTURE.REFUNDED',
    subject: order.id,
    resourceType: 'refund',
    summary: 'Payment refunded',
    resource: viewRefund(context, order, capture, refund),
  });
}

/** The buyer’s bank, or PayPal itself, has taken the payment back: told as a refund that nobody asked for. */
export function announceReversal(context: PaypalContext, { order, capture }: FoundCapture, reversal: Refund): Promise<void> {
  return announce(context, {
    type: 'PAYMENT.CAPTURE.REVERSED',
    subject: order.id,
    resourceType: 'refund',
    summary: 'Payment reversed',
    resource: viewRefund(context, order, capture, reversal),
  });
}

/** The buyer complains to PayPal, or their bank does: nothing is taken yet. */
export function announceDispute(context: PaypalContext, { order, unit, capture }: FoundCapture): Promise<void> {
  const now = new Date().toISOString();
  const id = `PP-D-${randomCode(5, uppercase)}`;
  return announce(context, {
    type: 'CUSTOMER.DISPUTE.CREATED',
    subject: order.id,
    resourceType: 'dispute',
    summary: 'A new dispute opened',
    resource: {
      dispute_id: id,
      create_time: now,
      update_time: now,
      disputed_transactions: [
        {
          seller_transaction_id: capture.id,
          create_time: capture.createdAt,
          transaction_status: 'COMPLETED',
          gross_amount: money(capture.amount, order.currency),
          ...(unit.invoiceId !== null && { invoice_number: unit.invoiceId }),
          ...(unit.customId !== null && { custom: unit.customId }),
        },
      ],
      reason: 'UNAUTHORISED',
      status: 'OPEN',
      dispute_amount: money(capture.amount, order.currency),
      dispute_life_cycle_stage: 'CHARGEBACK',
      links: [link(`${context.origin}/paypal/v1/customer/disputes/${id}`, 'self', 'GET')],
    },
  });
}

export const announceBatch = (context: PaypalContext, payout: Payout) => announce(context, batchMoved(context, payout));

export async function announceItem(context: PaypalContext, payout: Payout, item: PayoutItem): Promise<void> {
  const happening = itemMoved(context, payout, item);
  if (happening !== undefined) await announce(context, happening);
}

/** The webhook for something that need not have happened: catches a receiver that trusts it without asking. */
export function inventEvent(context: PaypalContext, event: string, subject: string): Announcement[] {
  const happening = invented(context, event, subject);
  return happening?.type === event ? addressed(context, happening) : [];
}

function invented(context: PaypalContext, event: string, subject: string): Happening | undefined {
  const order = findOrder(context, subject);
  const [unit] = order?.units ?? [];
  if (order !== undefined && unit !== undefined) {
    if (event === 'CHECKOUT.ORDER.APPROVED') return orderApproved(context, { ...order, status: 'APPROVED' });
    const status = (['COMPLETED', 'PENDING', 'DECLINED'] as const).find((candidate) => captureEvents[candidate][0] === event);
    const now = new Date().toISOString();
    const made = { id: 'CAPTURE0NOBODY0MADE', amount: unit.amount, fee: 0, refunds: [], createdAt: now, updatedAt: now };
    return status && captureMoved(context, { order, unit, capture: { ...(unit.capture ?? made), status } });
  }
  const found = findPayoutItem(context, subject);
  const status = (['SUCCESS', 'FAILED', 'UNCLAIMED', 'RETURNED'] as const).find(
    (candidate) => itemEvents[candidate]?.[0] === event,
  );
  if (found !== undefined && status !== undefined) return itemMoved(context, found.payout, { ...found.item, status });
  const payout = findPayout(context, subject);
  const batch = (['PROCESSING', 'SUCCESS', 'DENIED'] as const).find((candidate) => event.endsWith(candidate));
  return payout && batch && batchMoved(context, { ...payout, status: batch });
}

function orderApproved(context: PaypalContext, order: Order): Happening {
  return {
    type: 'CHECKOUT.ORDER.APPROVED',
    subject: order.id,
    resourceType: 'checkout-order',
    summary: 'An order has been approved by buyer',
    resource: viewOrder(context, order),
  };
}

function captureMoved(context: PaypalContext, { order, unit, capture }: FoundCapture): Happening {
  const [type, summary] = captureEvents[capture.status];
  const resource = {
    ...viewCapture(context, order, unit, capture),
    supplementary_data: { related_ids: { order_id: order.id } },
  };
  return { type, subject: order.id, resourceType: 'capture', summary, resource };
}

function batchMoved(context: PaypalContext, payout: Payout): Happening {
  const type = `PAYMENT.PAYOUTSBATCH.${payout.status}`;
  const summary = `Payouts batch ${payout.status.toLowerCase()}.`;
  return { type, subject: payout.id, resourceType: 'payouts', summary, resource: viewBatch(context, payout) };
}

function itemMoved(context: PaypalContext, payout: Payout, item: PayoutItem): Happening | undefined {
  const event = itemEvents[item.status];
  if (event === undefined) return undefined;
  const [type, summary] = event;
  return { type, subject: payout.id, resourceType: 'payouts_item', summary, resource: viewItem(context, payout, item) };
}

async function announce(context: PaypalContext, happening: Happening): Promise<void> {
  for (const announcement of addressed(context, happening)) await context.sender.announce(announcement);
}

/** Addresses an event to each receiver: the configured address, and the registered webhooks with this type. */
function addressed(context: PaypalContext, { type, subject, resourceType, summary, resource }: Happening): Announcement[] {
  const id = `WH-${randomCode(17, uppercase)}-${randomCode(17, uppercase)}`;
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: resourceType,
    resource_version: '2.0',
    event_type: type,
    summary,
    resource,
    links: [link(`${context.origin}/paypal/v1/notifications/webhooks-events/${id}`, 'self', 'GET')],
    correlation_id: randomUUID(),
  });
  const listening = context.file.state.webhooks.filter(({ eventTypes }) => eventTypes.includes('*') || eventTypes.includes(type));
  const registered = listening.map((webhook) => webhook.id);
  const isConfigured = context.switches.webhookUrl !== undefined || registered.length === 0;
  return [...(isConfigured ? [configuredWebhookId] : []), ...registered].map((target) => ({
    event: type,
    subject,
    target,
    body,
  }));
}
