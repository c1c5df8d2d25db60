import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import type { FeeRead } from '../../wallet/index.ts';

const { Completed, Cancelled, Declined, Expired } = orderStatus;
const overWithoutMoney: readonly number[] = [Cancelled, Declined, Expired];

/** The fee of an order as its reader means it. Nobody pays it where nothing came of the order; where staff shared it, that is said in words. */
export function feeOfOrder({ role, fee, charge, currency, orderStatus: status, outcome }: OrderSummaryView): FeeRead {
  if (outcome !== null || overWithoutMoney.includes(status)) return { side: 'neither', fee, currency };
  return { side: role, fee, charge, currency, isPaid: status === Completed };
}
