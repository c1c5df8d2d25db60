import { addBounded } from '../../state-file.ts';
import { type FoundCapture, newOrderId, type PaypalContext } from './context.ts';
import { type PaypalError, unprocessable } from './errors.ts';
import { announceCapture, announceDispute, announceOrderApproved, announceReversal } from './events.ts';
import { captureFee } from './money.ts';
import { approvalAddress, link, refundedOf } from './order-view.ts';
import { type Capture, mostKept, type Order, type Refund } from './state.ts';

export type NewOrder = Pick<Order, 'hasPaymentSource' | 'currency' | 'brandName' | 'returnUrl' | 'cancelUrl' | 'units'>;

/** Adds the order; the caller saves it. */
export function openOrder({ file: { state } }: PaypalContext, wanted: NewOrder): Order {
  const now = new Date().toISOString();
  const opened: Order = {
    ...wanted,
    id: newOrderId(),
    status: wanted.hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    atCapture: 'complete',
    wasDeclined: false,
    createdAt: now,
    updatedAt: now,
  };
  return addBounded(state.orders, opened, mostKept);
}

/** Records the payer’s approval and the outcome that they chose for the capture. */
export async function approveOrder(context: PaypalContext, order: Order, atCapture: Order['atCapture']): Promise<void> {
  if (order.status === 'COMPLETED') return;
  order.status = 'APPROVED';
  order.atCapture = atCapture;
  order.wasDeclined = false;
  order.updatedAt = new Date().toISOString();
  await announceOrderApproved(context, order);
  await context.file.save();
}

export async function captureOrder(context: PaypalContext, order: Order): Promise<void> {
  if (order.status === 'COMPLETED') {
    throw unprocessable(
      'ORDER_ALREADY_CAPTURED',
      "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
    );
  }
  if (order.status !== 'APPROVED') throw notApproved();
  refuseUsedInvoice(context, order);
  if (order.atCapture === 'decline') {
    order.wasDeclined = true;
    await context.file.save();
    throw declined(context, order.id);
  }
  const now = new Date().toISOString();
  order.status = 'COMPLETED';
  order.updatedAt = now;
  for (const unit of order.units) {
    unit.capture = {
      id: newOrderId(),
      status: order.atCapture === 'pending' ? 'PENDING' : 'COMPLETED',
      amount: unit.amount,
      fee: captureFee(unit.amount, order.currency),
      refunds: [],
      createdAt: now,
      updatedAt: now,
    };
    await announceCapture(context, { order, unit, capture: unit.capture });
  }
  await context.file.save();
}

/** Ends the review of a capture: it is let through, or declined. */
export async function reviewCapture(
  context: PaypalContext,
  found: FoundCapture,
  status: 'COMPLETED' | 'DECLINED',
): Promise<void> {
  if (found.capture.status !== 'PENDING') return;
  found.capture.status = status;
  found.capture.updatedAt = new Date().toISOString();
  await announceCapture(context, found);
  await context.file.save();
}

/** Refunds all that is left, or a part of it; the caller announces and saves it. */
export function refundCapture(
  capture: Capture,
  wanted: Pick<Refund, 'invoiceId' | 'note'> & { amount: number | undefined },
): Refund {
  if (capture.status === 'REFUNDED')
    throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') {
    throw unprocessable('TRANSACTION_REFUSED', 'The request was refused: the capture is not completed.');
  }
  const left = capture.amount - refundedOf(capture);
  const amount = wanted.amount ?? left;
  if (amount > left) {
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
      {
        field: '/amount/value',
      },
    );
  }
  const refund = {
    id: newOrderId(),
    amount,
    invoiceId: wanted.invoiceId,
    note: wanted.note,
    createdAt: new Date().toISOString(),
  };
  capture.refunds.push(refund);
  capture.status = refundedOf(capture) === capture.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.updatedAt = refund.createdAt;
  return refund;
}

/** The payer’s bank, or PayPal, takes back all that is left of a payment, whatever its merchant says. */
export async function reverseCapture(context: PaypalContext, found: FoundCapture): Promise<void> {
  const reversal = refundCapture(found.capture, { amount: undefined, invoiceId: null, note: 'Payment reversed' });
  await announceReversal(context, found, reversal);
  await context.file.save();
}

/** The payer has complained about a payment, which stays where it is for now. */
export function disputeCapture(context: PaypalContext, found: FoundCapture): Promise<void> {
  return announceDispute(context, found);
}

export function notApproved(): PaypalError {
  return unprocessable(
    'ORDER_NOT_APPROVED',
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid payment_source in the request.",
  );
}

export function declined(context: PaypalContext, orderId: string): PaypalError {
  return unprocessable(
    'INSTRUMENT_DECLINED',
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
    { links: [link(approvalAddress(context, orderId), 'redirect', 'GET')] },
  );
}

/** An invoice is paid once, whatever order carries it. */
function refuseUsedInvoice({ file: { state } }: PaypalContext, order: Order): void {
  const paid = new Set(
    state.orders.flatMap(({ units }) => units.flatMap(({ capture, invoiceId }) => (capture ? [invoiceId] : []))),
  );
  if (!order.units.some(({ invoiceId }) => invoiceId !== null && paid.has(invoiceId))) return;
  throw unprocessable(
    'DUPLICATE_INVOICE_ID',
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  );
}
