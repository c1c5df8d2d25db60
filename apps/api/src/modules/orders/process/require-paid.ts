import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isPaymentDue } from '../../wallet/index.ts';
import type { OrderRow } from '../storage/orders.ts';

/** What is paid at the door is handed over when the books say that it is paid, whatever proof there is of the handover. */
export async function requirePaid(db: Db, { isSale, packageId }: OrderRow, to: OrderStatus): Promise<void> {
  if (to === orderStatus.Delivered && isSale && (await isPaymentDue(db, packageId)))
    throw new Problem('not_paid_yet', 'Not paid yet. A picture of a bank alert proves nothing: wait for PAID here.');
}
