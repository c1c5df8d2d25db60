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

/** What the notifications of a seller are made of. */
export type SaleNews = {
  readonly title: string;
  readonly priceMinor: string;
  readonly currency: Currency;
  readonly payWhen: 'now' | 'door' | null;
  readonly buyerName: string | null;
  readonly buyerPaysMinor: string | null;
  readonly isPaid: boolean;
  /** What our people have decided to give back to the buyer; null where nobody asked them. */
  readonly toBuyerMinor: string | null;
};

export async function findSaleNews(db: Db, saleId: string, buyerId: string | null): Promise<SaleNews | undefined> {
  const [row] = await db<SaleNews[]>`
    select title, price_minor, currency, sale_order.pay_when, split_part(name, ' ', 1) as buyer_name, buyer_pays_minor,
           coalesce(paid_at is not null, false) as is_paid, to_buyer_minor
    from sale left join sale_order on sale_order.sale_id = sale.id and sale_order.id = ${buyerId}
    left join sale_decision on sale_decision.sale_id = sale.id where sale.id = ${saleId}`;
  return row;
}

/** A sale whose buyer says that it is not what was sold. */
export type SaleComplaint = {
  readonly saleId: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly priceMinor: string;
  readonly currency: Currency;
  readonly seller: string;
  readonly buyer: string;
  readonly complaint: string;
  readonly since: Date;
};

/** The longest waiting first. */
export async function listSaleComplaints(db: Db): Promise<SaleComplaint[]> {
  return db<SaleComplaint[]>`
    select sale.id as sale_id, code, title, description, price_minor, currency, username as seller, name as buyer, complaint, complained_at as since
    from sale join sale_order on sale_order.sale_id = sale.id and ended_at is null join account on account.id = seller_id
    where sale.state = 'questioned' and complaint is not null order by complained_at`;
}
