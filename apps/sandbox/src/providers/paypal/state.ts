import * as z from 'zod';

/** Amounts are whole cents (or yen) in the state; on the wire they are decimal strings. */
const minor = z.number().int().nonnegative();
const moment = z.iso.datetime();

const refund = z.object({
  id: z.string(),
  amount: minor,
  invoiceId: z.string().nullable(),
  note: z.string().nullable(),
  createdAt: moment,
});

const capture = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  amount: minor,
  fee: minor,
  refunds: z.array(refund),
  createdAt: moment,
  updatedAt: moment,
});

const order = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  /** Created with payment_source.paypal: another status and another link than without. */
  hasPaymentSource: z.boolean(),
  currency: z.string(),
  units: z
    .array(
      z.object({
        referenceId: z.string(),
        amount: minor,
        description: z.string().nullable(),
        customId: z.string().nullable(),
        invoiceId: z.string().nullable(),
        softDescriptor: z.string().nullable(),
        capture: capture.nullable(),
      }),
    )
    .min(1),
  brandName: z.string().nullable(),
  returnUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
  /** The payer’s choice on the approval page. */
  atCapture: z.enum(['complete', 'pending', 'decline']),
  wasDeclined: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});

export const itemStatuses = ['PENDING', 'SUCCESS', 'FAILED', 'UNCLAIMED', 'RETURNED'] as const;

const payoutItem = z.object({
  id: z.string(),
  transactionId: z.string(),
  recipientType: z.enum(['EMAIL', 'PHONE', 'PAYPAL_ID']),
  receiver: z.string(),
  amount: minor,
  note: z.string().nullable(),
  senderItemId: z.string().nullable(),
  status: z.enum(itemStatuses),
  processedAt: moment.nullable(),
});

const payout = z.object({
  id: z.string(),
  senderBatchId: z.string(),
  emailSubject: z.string().nullable(),
  emailMessage: z.string().nullable(),
  status: z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'DENIED']),
  currency: z.string(),
  items: z.array(payoutItem).min(1),
  createdAt: moment,
  completedAt: moment.nullable(),
});

const registeredWebhook = z.object({ id: z.string(), url: z.string(), eventTypes: z.array(z.string()) });

export const paypalState = z.object({
  orders: z.array(order),
  payouts: z.array(payout),
  webhooks: z.array(registeredWebhook),
  /** PayPal-Request-Ids seen, with their requests and results. */
  requests: z.array(z.object({ key: z.string(), asked: z.string(), result: z.string() })),
});

export type Refund = z.infer<typeof refund>;
export type Capture = z.infer<typeof capture>;
export type Order = z.infer<typeof order>;
export type OrderUnit = Order['units'][number];
export type PayoutItem = z.infer<typeof payoutItem>;
export type Payout = z.infer<typeof payout>;
export type RegisteredWebhook = z.infer<typeof registeredWebhook>;
export type PaypalState = z.infer<typeof paypalState>;

export const mostKept = 500;

export function emptyState(): PaypalState {
  return { orders: [], payouts: [], webhooks: [], requests: [] };
}
