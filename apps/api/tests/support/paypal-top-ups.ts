import { capturePaypalOrder } from '@waybill/contract/wallet/capture-paypal-order';
import { createPaypalOrder } from '@waybill/contract/wallet/create-paypal-order';
import { expect } from 'vitest';
import { historyOf, newKey } from './money.ts';
import { openPaymentSandbox } from './payment-sandbox.ts';
import type { Visitor } from './visitor.ts';

export const createOrder = (visitor: Visitor, amount: unknown, idempotencyKey: string = newKey(), currency: unknown = 'USD') =>
  visitor.call(createPaypalOrder, { body: { currency, amount }, idempotencyKey });

export const captureOrder = (visitor: Visitor, orderId: unknown) => visitor.call(capturePaypalOrder, { query: { orderId } });

/** Begun and not yet approved; `reference` is our own name for it. */
export async function newOrder(visitor: Visitor, amount: number) {
  const { orderId, approveUrl } = (await createOrder(visitor, amount)).result;
  const [line] = await historyOf(visitor);
  return { orderId, approveUrl, reference: line?.reference ?? '' };
}

type Order = {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly {
    readonly custom_id: string;
    readonly payments?: { readonly captures: readonly { readonly id: string; readonly status: string }[] };
  }[];
};

/** A sandbox of a test file's own, seen from the side of PayPal's orders. */
export async function openPaypalSandbox() {
  const sandbox = await openPaymentSandbox();

  async function order(orderId: string): Promise<Order | undefined> {
    const { orders } = (await sandbox.control('GET', 'paypal/orders')) as { orders: Order[] };
    return orders.find(({ id }) => id === orderId);
  }

  return {
    ...sandbox,
    order,

    async captureIdOf(orderId: string): Promise<string> {
      return (await order(orderId))?.purchase_units[0]?.payments?.captures[0]?.id ?? '';
    },

    /** Sends the newest webhook of this kind about the order, which must be accepted. */
    async sendEvent(orderId: string, event: string): Promise<void> {
      const { id } = await sandbox.webhook('paypal', orderId, event);
      expect(await sandbox.send('paypal', id)).toEqual([200]);
    },
  };
}
