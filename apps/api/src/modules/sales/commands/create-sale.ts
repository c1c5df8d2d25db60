import type { BodyOf } from '@waybill/contract/call';
import { type Currency, homeCurrency, toMinor } from '@waybill/contract/money';
import type { createSale as call } from '@waybill/contract/sales/create-sale';
import { type Db, transact } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { attachImages } from '../../files/index.ts';
import { checkFee, checkPlace, findAuthorStatus, postingRequestOf, requireKyc } from '../../timeline/index.ts';
import { keyUsedOtherwise } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { newSaleCode } from '../new-sale-code.ts';
import { checkSalePrice } from '../sale-price.ts';
import { findSaleByRequest, insertSale, type SaleRequest } from '../storage/sales.ts';

type Input = BodyOf<typeof call>;

export async function createSale(
  { db }: Pick<SalesContext, 'db'>,
  sellerId: string,
  idempotencyKey: string,
  input: Input,
): Promise<string> {
  const request = postingRequestOf(sellerId, 'sale', idempotencyKey, input);
  const before = await findMade(db, request);
  if (before) return before;
  const seller = await findAuthorStatus(db, sellerId);
  requireKyc(seller);
  const currency = input.currency ?? homeCurrency(seller.countryCode);
  check(input, currency);
  const id = newId('sale');
  const isNew = await transact(db, async (tx) => {
    const made = await insertSale(tx, {
      ...request,
      id,
      code: newSaleCode(),
      sellerId,
      title: input.title,
      description: input.description,
      priceMinor: String(toMinor(input.price)),
      currency,
      weightGrams: Math.max(1, Math.round(input.weight * 1000)),
      categoryId: input.itemCategoryId,
      pickupAddress: input.pickupAddress,
      pickup: input.pickupAddressJson,
      deliveryPaidBy: input.deliveryPaidBy,
      payWhen: input.payWhen,
      mayOpenFirst: input.mayOpenFirst,
      deliveryFeeMinor: input.deliveryFee == null ? null : String(toMinor(input.deliveryFee)),
    });
    if (made) await attachImages(tx, sellerId, input.imageIdList, id);
    return made;
  });
  if (isNew) return id;
  // The same request was faster; a code that is taken does not happen in this world’s lifetime.
  const made = await findMade(db, request);
  if (!made) throw new Error('The code of a sale was taken');
  return made;
}

async function findMade(db: Db, { requestKey, requestHash }: SaleRequest): Promise<string | undefined> {
  const known = await findSaleByRequest(db, requestKey);
  if (known && known.requestHash !== requestHash) throw keyUsedOtherwise();
  return known?.id;
}

function check({ price, deliveryFee, pickupAddressJson }: Input, currency: Currency): void {
  checkPlace(pickupAddressJson, 'pickupAddressJson');
  checkSalePrice(price, currency, 'price');
  if (deliveryFee != null) checkFee(deliveryFee, currency, 'deliveryFee');
}
