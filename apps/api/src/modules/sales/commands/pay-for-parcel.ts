import { findSalePayment } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { findLiveOrder } from '../storage/orders.ts';
import { findSaleOfPackage } from '../storage/sales.ts';
import { paySale } from './pay-sale.ts';

type BegunPayment = {
  readonly buyerId: string;
  readonly reference: string;
  readonly amountMinor: bigint;
  /** False where it was begun before, and may have been paid. */
  readonly isNew: boolean;
};

/** Begins to pay by transfer for what this parcel carries, as whoever receives it would. */
export async function payForParcel(context: SalesContext, packageId: string, idempotencyKey: string): Promise<BegunPayment> {
  const sale = await findSaleOfPackage(context.db, packageId);
  const order = sale && (await findLiveOrder(context.db, sale.id));
  if (!order) throw new Error(`Nobody pays for ${packageId}`);
  const before = await findSalePayment(context.db, order.id);
  if (!before) await paySale(context, sale, { order, way: 'transfer', idempotencyKey });
  const payment = before ?? (await findSalePayment(context.db, order.id));
  if (!payment) throw new Error(`No payment was begun for ${packageId}`);
  const { reference, amountMinor } = payment;
  return { buyerId: order.id, reference, amountMinor, isNew: before === undefined };
}
