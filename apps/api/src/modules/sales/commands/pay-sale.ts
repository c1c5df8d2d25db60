import { type BuyerPayWay, payWaysOf, saleLimits } from '@waybill/contract/sales/enums';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { startSalePayment } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { canPay } from '../policies.ts';
import { reserveLonger, type SaleOrderRow } from '../storage/orders.ts';
import { findParcel } from '../storage/parcels.ts';
import type { SaleRow } from '../storage/sales.ts';

type Paying = { readonly order: SaleOrderRow; readonly way: BuyerPayWay; readonly idempotencyKey: string };

/** Whoever has begun to pay may end it, but does not keep others out for ever by beginning again and again. */
const mostReservedMinutes = 2 * saleLimits.reservedMinutes;

/** Begins to pay: the exact sum, by whoever ordered, and only while it can be paid. */
export async function paySale(context: SalesContext, sale: SaleRow, { order, way, idempotencyKey }: Paying): Promise<void> {
  if (!payWaysOf[sale.currency].includes(way)) throw new Problem('invalid_input', wayWords[sale.currency], { field: 'way' });
  const parcel = sale.packageId === null ? undefined : await findParcel(context.db, sale.packageId);
  if (!canPay(sale, order, parcel)) throw new Problem('no_longer_open', whyNot(sale, order));
  const { dateExpires } = await startSalePayment(context, {
    saleId: sale.id,
    buyerId: order.id,
    sellerId: sale.sellerId,
    currency: sale.currency,
    amountMinor: BigInt(order.buyerPaysMinor),
    way,
    returnPath: `/buy/${sale.code}?paid=1`,
    idempotencyKey,
  });
  if (dateExpires) await transact(context.db, (tx) => reserveLonger(tx, order.id, dateExpires, mostReservedMinutes));
}

const wayWords = {
  NGN: 'This is paid in naira, by bank transfer or card.',
  USD: 'This is paid in dollars, with PayPal.',
} as const;

function whyNot({ state }: SaleRow, { paidAt, payWhen, endedAt }: SaleOrderRow): string {
  if (paidAt) return 'This is paid already. Nothing more is to be paid.';
  if (endedAt || (state === 'ordered' && payWhen === 'now'))
    return 'Your time to pay is over. Please order it again if it is still for sale.';
  return payWhen === 'door'
    ? 'You pay this at your door, when the carrier is there and not before.'
    : 'This can no longer be paid.';
}
