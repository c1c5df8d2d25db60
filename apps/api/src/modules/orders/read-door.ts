import { toMajor } from '@waybill/contract/money';
import type { DoorView } from '@waybill/contract/orders/door-view';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { OrderEventView } from '@waybill/contract/orders/order-view';
import type { Side } from '@waybill/contract/orders/process';
import { halfFee, saleSums } from '@waybill/contract/sales/money';
import type { Db } from '../../platform/db/database.ts';
import { findPackageSale } from '../timeline/index.ts';
import { isPaymentDue } from '../wallet/index.ts';
import { listAttemptReasons } from './storage/history.ts';
import type { OrderRow } from './storage/orders.ts';

type Known = {
  readonly side: Side;
  readonly chargeMinor: string;
  readonly history: readonly OrderEventView[];
};

/** The sale that an order belongs to, as both of its sides see it; null for every other parcel. */
export async function readDoor(db: Db, order: OrderRow, { side, chargeMinor, history }: Known): Promise<DoorView | null> {
  if (!order.isSale) return null;
  const { packageId, currency } = order;
  const [sale, isDue, reasons] = await Promise.all([
    findPackageSale(db, packageId),
    isPaymentDue(db, packageId),
    listAttemptReasons(db, order.id),
  ]);
  if (!sale) throw new Error(`${packageId} was sold, and nobody knows as what`);
  const feeMinor = BigInt(order.feeMinor);
  const { goodsMinor, deliveryPaidBy, payWhen, mayOpenFirst } = sale;
  const sums = saleSums({ goodsMinor, feeMinor, currency, deliveryPaidBy, payWhen }, BigInt(chargeMinor));
  const { attemptMinor, backMinor } = halfFee(feeMinor);
  const isWaiting = isDue && order.doorUntil !== null;
  return {
    goods: toMajor(goodsMinor),
    fee: toMajor(feeMinor),
    buyerPays: toMajor(sums.buyerPays),
    currency,
    isPaid: !isDue,
    payWhen,
    deliveryPaidBy,
    mayOpenFirst,
    arrivedAt: isWaiting ? (order.doorAt?.toISOString() ?? null) : null,
    until: isWaiting ? order.doorUntil.toISOString() : null,
    attempts: attemptsIn(history, reasons),
    halfFee: toMajor(attemptMinor),
    backFee: toMajor(backMinor),
    canTryAgain: side === 'sender' && order.status === orderStatus.AttemptFailed && order.attempts < orderLimits.attempts,
    againOn: order.againOn,
  };
}

function attemptsIn(
  history: readonly OrderEventView[],
  reasons: ReadonlyMap<string, DoorView['attempts'][number]['reason']>,
): DoorView['attempts'] {
  return history.flatMap(({ id, at, images }) => {
    const reason = reasons.get(id);
    return reason === undefined ? [] : [{ reason, at, images }];
  });
}
