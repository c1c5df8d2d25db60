import type { Currency } from '@waybill/contract/money';
import { saleCode } from '@waybill/contract/sales/sale-code';
import type { Db } from '../../platform/db/database.ts';
import { readSharedPerson } from '../users/index.ts';
import { findSaleByCode } from './storage/sales.ts';

export type SalePreview = {
  readonly title: string;
  readonly priceMinor: bigint;
  readonly currency: Currency;
  readonly sellerName: string;
  readonly isChecked: boolean;
  readonly isForSale: boolean;
};

/** What a chat may show of a sale’s link: no more than its page does. */
export async function readSalePreview(db: Db, code: string): Promise<SalePreview | undefined> {
  const known = saleCode.safeParse(code);
  const sale = known.success ? await findSaleByCode(db, known.data) : undefined;
  const seller = sale && (await readSharedPerson(db, sale.sellerId));
  if (!sale || !seller) return undefined;
  const { title, priceMinor, currency, state } = sale;
  return {
    title,
    priceMinor: BigInt(priceMinor),
    currency,
    sellerName: seller.name,
    isChecked: seller.isIdentityChecked,
    isForSale: state === 'waiting' || state === 'ordered',
  };
}
