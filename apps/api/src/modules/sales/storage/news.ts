import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';

/** What the messages to a buyer are made of. */
export type NewsFacts = {
  readonly code: string;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly phone: string;
  readonly amountMinor: string;
  readonly currency: Currency;
  readonly isDue: boolean;
};

export async function findNewsFacts(db: Db, buyerId: string): Promise<NewsFacts | undefined> {
  const [row] = await db<NewsFacts[]>`
    select code, seller_id, full_name as seller_name, sale_order.phone, buyer_pays_minor as amount_minor, currency,
           sale_order.pay_when = 'door' and paid_at is null as is_due
    from sale_order join sale on sale.id = sale_id join profile on profile.user_id = seller_id where sale_order.id = ${buyerId}`;
  return row;
}
