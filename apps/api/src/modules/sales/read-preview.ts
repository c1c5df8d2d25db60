import type { ImageView } from '@waybill/contract/files/image-view';
import type { Currency } from '@waybill/contract/money';
import { saleCode } from '@waybill/contract/sales/sale-code';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { readSharedPerson } from '../users/index.ts';
import { guessed } from './find-link.ts';
import { picturedAs } from './read-sales.ts';

export type SalePreview = {
  readonly title: string;
  readonly priceMinor: bigint;
  readonly currency: Currency;
  readonly sellerName: string;
  readonly isChecked: boolean;
  readonly isForSale: boolean;
  /** Of what is for sale; one picture, which its seller put first for it. */
  readonly image: ImageView | undefined;
};

/** What a chat may show of a sale’s link: no more than its page does, and no better to guess by. */
export async function readSalePreview(db: Db, code: string, ip: string): Promise<SalePreview | undefined> {
  const known = saleCode.safeParse(code);
  const sale = known.success ? await guessed(db, ip, known.data) : undefined;
  const seller = sale && (await readSharedPerson(db, sale.sellerId));
  // A parcel with money to collect is for its receiver alone.
  if (!sale || !seller || sale.isCollected) return undefined;
  const { title, priceMinor, currency, state } = sale;
  const isForSale = state === 'waiting' || state === 'ordered';
  const images = isForSale ? await imagesOf(db, [picturedAs(sale)]) : undefined;
  return {
    title,
    priceMinor: BigInt(priceMinor),
    currency,
    sellerName: seller.name,
    isChecked: seller.isIdentityChecked,
    isForSale,
    image: images?.get(picturedAs(sale))?.[0],
  };
}
