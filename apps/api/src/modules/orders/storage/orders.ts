import type { Currency } from '@waybill/contract/money';
import type { OrderStatus } from '@waybill/contract/orders/enums';
import type { CancellationReason } from '@waybill/contract/orders/order-fields';
import type { Side } from '@waybill/contract/orders/process';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type OrderRow = {
  readonly id: string;
  readonly trackingId: string;
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly askedBy: Side;
  readonly isBooking: boolean;
  readonly isExpress: boolean;
  readonly status: OrderStatus;
  readonly currency: Currency;
  readonly feeMinor: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly dueAt: Date | null;
  readonly cancelAskedAt: Date | null;
  readonly cancelReasons: readonly CancellationReason[];
  readonly handoverCodeNumber: number;
  readonly handoverCodeSentAt: Date | null;
};

export const orderColumns = (db: Db) => db`
  delivery_order.id, delivery_order.tracking_id, delivery_order.package_id, delivery_order.sender_id, delivery_order.carrier_id,
  delivery_order.asked_by, delivery_order.is_booking, delivery_order.is_express, delivery_order.status, delivery_order.currency,
  delivery_order.fee_minor, delivery_order.created_at, delivery_order.changed_at, delivery_order.due_at,
  delivery_order.cancel_asked_at, delivery_order.cancel_reasons, delivery_order.handover_code_number,
  delivery_order.handover_code_sent_at`;

export type NewOrder = {
  readonly id: string;
  readonly trackingId: string;
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly askedBy: Side;
  readonly isBooking: boolean;
  readonly isExpress: boolean;
  readonly status: OrderStatus;
  readonly currency: Currency;
  readonly feeMinor: bigint;
  readonly routeFrom: string;
  readonly routeTo: string;
  /** When it moves on by itself. */
  readonly dueAt: Date | null;
};

export async function insertOrder(tx: Tx, order: NewOrder): Promise<OrderRow> {
  const row = { ...order, feeMinor: String(order.feeMinor) };
  const [made] = await tx<OrderRow[]>`insert into delivery_order ${tx(row)} returning ${orderColumns(tx)}`;
  if (!made) throw new Error('An order was not written');
  return made;
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`select ${orderColumns(db)} from delivery_order where id = ${id}`;
  return row;
}

/** Only after its package is locked: whatever changes an order goes through that one door, so two never wait for each other. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`select ${orderColumns(tx)} from delivery_order where id = ${id} for update`;
  return row;
}
