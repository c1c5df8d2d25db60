import { orderStatus } from '@waybill/contract/orders/enums';
import { findStep } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import { type StepContext, takeStep } from '../process/take-step.ts';
import type { OrderRow } from '../storage/orders.ts';

/** The carrier has shown the sender's code for these orders, which are locked with their packages, and accepted. */
export async function pickUpAll(context: StepContext, tx: Tx, orders: readonly OrderRow[], carrierId: string): Promise<void> {
  for (const order of orders) {
    const step = findStep(order, orderStatus.PickedUp, 'carrier');
    if (!step) throw new Error(`${order.id} is not to be fetched`);
    await takeStep(context, tx, order, step, { actor: 'carrier', userId: carrierId, proof: 'code', isTogether: true });
  }
}
