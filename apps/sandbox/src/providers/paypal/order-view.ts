import type { PaypalContext } from './context.ts';
import type { Link } from './errors.ts';
import { money } from './money.ts';
import type { Capture, Order, OrderUnit, Refund } from './state.ts';

export const buyer = {
  payerId: 'QYR5Z8XDVJNXQ',
  email: 'sb-buyer@personal.example',
  givenName: 'Maria',
  surname: 'Silva',
  country: 'PT',
};

export function approvalAddress({ origin }: PaypalContext, orderId: string): string {
  return `${origin}/paypal/checkoutnow?token=${orderId}`;
}

/** The order as `Prefer: return=minimal`, the default, shows it. */
export function viewOrderBriefly(context: PaypalContext, order: Order) {
  const hasPayments = order.units.some(({ capture }) => capture !== null);
  return {
    id: order.id,
    status: order.status,
    ...(order.hasPaymentSource && { payment_source: viewPaymentSource(order) }),
    ...(hasPayments && {
      purchase_units: order.units.map((unit) => ({
        reference_id: unit.referenceId,
        payments: viewPayments(context, order, unit),
      })),
      payer: viewPayer(),
    }),
    links: orderLinks(context, order),
  };
}

/** An order in full: `Prefer: return=representation`, GET, and CHECKOUT.ORDER.APPROVED. */
export function viewOrder(context: PaypalContext, order: Order) {
  const isApproved = order.status === 'APPROVED' || order.status === 'COMPLETED';
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...((isApproved || order.hasPaymentSource) && { payment_source: viewPaymentSource(order) }),
    purchase_units: order.units.map((unit) => ({
      reference_id: unit.referenceId,
      amount: money(unit.amount, order.currency),
      payee: { email_address: 'merchant@business.example', merchant_id: 'C7CYMKZDG8D6E' },
      ...(unit.description !== null && { description: unit.description }),
      ...(unit.customId !== null && { custom_id: unit.customId }),
      ...(unit.invoiceId !== null && { invoice_id: unit.invoiceId }),
      ...(unit.softDescriptor !== null && { soft_descriptor: unit.softDescriptor }),
      ...(unit.capture !== null && { payments: viewPayments(context, order, unit) }),
    })),
    ...(isApproved && { payer: viewPayer() }),
    create_time: order.createdAt,
    update_time: order.updatedAt,
    links: orderLinks(context, order),
  };
}

export function viewCapture({ origin }: PaypalContext, order: Order, unit: OrderUnit, capture: Capture) {
  const self = `${origin}/paypal/v2/payments/captures/${capture.id}`;
  const isPaid = capture.status !== 'PENDING' && capture.status !== 'DECLINED';
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: money(capture.amount, order.currency),
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    ...(isPaid && {
      seller_receivable_breakdown: {
        gross_amount: money(capture.amount, order.currency),
        paypal_fee: money(capture.fee, order.currency),
        net_amount: money(capture.amount - capture.fee, order.currency),
      },
    }),
    ...(unit.invoiceId !== null && { invoice_id: unit.invoiceId }),
    ...(unit.customId !== null && { custom_id: unit.customId }),
    create_time: capture.createdAt,
    update_time: capture.updatedAt,
    links: [
      link(self, 'self', 'GET'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${origin}/paypal/v2/checkout/orders/${order.id}`, 'up', 'GET'),
    ],
  };
}

export function viewRefund({ origin }: PaypalContext, order: Order, capture: Capture, refund: Refund) {
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: money(refund.amount, order.currency),
    ...(refund.invoiceId !== null && { invoice_id: refund.invoiceId }),
    ...(refund.note !== null && { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: money(refund.amount, order.currency),
      paypal_fee: money(0, order.currency),
      net_amount: money(refund.amount, order.currency),
      total_refunded_amount: money(refundedOf(capture), order.currency),
    },
    create_time: refund.createdAt,
    update_time: refund.createdAt,
    links: [
      link(`${origin}/paypal/v2/payments/refunds/${refund.id}`, 'self', 'GET'),
      link(`${origin}/paypal/v2/payments/captures/${capture.id}`, 'up', 'GET'),
    ],
  };
}

export function refundedOf({ refunds }: Capture): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

export function link(href: string, rel: string, method: string): Link {
  return { href, rel, method };
}

function viewPayments(context: PaypalContext, order: Order, unit: OrderUnit) {
  if (unit.capture === null) return {};
  const { capture } = unit;
  return {
    captures: [viewCapture(context, order, unit, capture)],
    ...(capture.refunds.length > 0 && {
      refunds: capture.refunds.map((refund) => viewRefund(context, order, capture, refund)),
    }),
  };
}

function orderLinks(context: PaypalContext, { id, status, hasPaymentSource }: Order): Link[] {
  const self = `${context.origin}/paypal/v2/checkout/orders/${id}`;
  const links = [link(self, 'self', 'GET')];
  if (status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED') {
    links.push(link(approvalAddress(context, id), hasPaymentSource ? 'payer-action' : 'approve', 'GET'));
  }
  if (status === 'CREATED' || status === 'APPROVED') links.push(link(`${self}/capture`, 'capture', 'POST'));
  return links;
}

function viewPayer() {
  return {
    name: { given_name: buyer.givenName, surname: buyer.surname },
    email_address: buyer.email,
    payer_id: buyer.payerId,
    address: { country_code: buyer.country },
  };
}

function viewPaymentSource({ status }: Order) {
  if (status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED') return { paypal: {} };
  const { name, email_address, payer_id, address } = viewPayer();
  return { paypal: { email_address, account_id: payer_id, account_status: 'VERIFIED', name, address } };
}
