import type { Currency } from '@waybill/contract/money';
import type { SaleState } from '@waybill/contract/sales/enums';
import type { Db } from '../../../platform/db/database.ts';

export type QuotedSale = {
  readonly saleId: string;
  readonly code: string;
  readonly title: string;
  readonly priceMinor: string;
  readonly currency: Currency;
  readonly state: SaleState;
  readonly sellerId: string;
  readonly createdAt: Date;
  /** The newest order about its parcel. */
  readonly orderId: string | null;
  readonly isQuestioned: boolean;
  readonly by: 'sale' | 'link' | 'parcel' | 'payment' | 'phone of the buyer' | 'title';
};

export type QuotedSales =
  | {
      readonly saleId: string | undefined;
      readonly code: string | undefined;
      readonly packageId: string | undefined;
      readonly references: readonly string[];
      readonly phone: string;
    }
  | { readonly words: string };

/** Sales by what somebody reads off their screen, or by words of their title; the newest first. Each part has its index. */
export async function findQuotedSales(db: Db, quoted: QuotedSales, limit: number): Promise<QuotedSale[]> {
  return db<QuotedSale[]>`
    select sale.id as sale_id, sale.code, sale.title, sale.price_minor, sale.currency, sale.state, sale.seller_id, sale.created_at, named.by,
      (select delivery_order.id from delivery_order where delivery_order.package_id = sale.package_id
       order by delivery_order.created_at desc, delivery_order.id desc limit 1) as order_id,
      exists (select from sale_order where sale_order.sale_id = sale.id and sale_order.ended_at is null and complaint is not null) as is_questioned
    from (select distinct on (id) id, by from (${'words' in quoted ? byWords(db, quoted.words) : byName(db, quoted)}) as found order by id, rank) as named
    join sale on sale.id = named.id
    order by sale.created_at desc, sale.id desc limit ${limit}`;
}

const byWords = (db: Db, words: string) => db`
  select id, 'title' as by, 0 as rank from sale where to_tsvector('simple', title) @@ to_tsquery('simple', ${words})`;

function byName(db: Db, { saleId, code, packageId, references, phone }: Exclude<QuotedSales, { words: string }>) {
  const names = [...references];
  return db`
    select id, 'sale' as by, 0 as rank from sale where id = ${saleId ?? null}
    union all select id, 'link', 1 from sale where code = ${code ?? null}
    union all select id, 'parcel', 2 from sale where package_id = ${packageId ?? null}
    union all select sale_id, 'payment', 3 from payment where reference = any(${names}) and sale_id is not null
    union all select sale_id, 'payment', 3 from payment
      where provider in ('paystack', 'paypal') and provider_id = any(${names}) and sale_id is not null
    union all select sale_id, 'payment', 3 from payment
      where provider in ('paystack', 'paypal') and charge_id = any(${names}) and sale_id is not null
    union all select sale_id, 'phone of the buyer', 4 from sale_order where phone = ${phone}`;
}
