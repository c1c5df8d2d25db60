import { randomInt } from 'node:crypto';
import type { BodyOf } from '@waybill/contract/call';
import { toMinor } from '@waybill/contract/money';
import type { createSale as call } from '@waybill/contract/sales/create-sale';
import { lowestSalePrice } from '@waybill/contract/sales/money';
import { saleCodeAlphabet, saleCodeLength } from '@waybill/contract/sales/sale-code';
import { packagePrices } from '@waybill/contract/timeline/enums';
import { type Db, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { attachImages } from '../../files/index.ts';
import { checkFee, checkPlace, findAuthorStatus, postingRequestOf, requireKyc } from '../../timeline/index.ts';
import { inMoney, keyUsedOtherwise } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { findSaleByRequest, insertSale, type SaleRequest } from '../storage/sales.ts';

type Input = BodyOf<typeof call>;

/** Naira only, so far: buyers pay by transfer and card in Nigeria. */
const currency = 'NGN';

export async function createSale(
  { db }: Pick<SalesContext, 'db'>,
  sellerId: string,
  idempotencyKey: string,
  input: Input,
): Promise<string> {
  const request = postingRequestOf(sellerId, 'sale', idempotencyKey, input);
  const before = await findMade(db, request);
  if (before) return before;
  requireKyc(await findAuthorStatus(db, sellerId));
  check(input);
  const id = newId('sale');
  const isNew = await transact(db, async (tx) => {
    const made = await insertSale(tx, {
      ...request,
      id,
      code: newCode(),
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

function check({ price, deliveryFee, pickupAddressJson }: Input): void {
  checkPlace(pickupAddressJson, 'pickupAddressJson');
  const { mostValuable } = packagePrices[currency];
  if (price < lowestSalePrice[currency])
    throw new Problem('amount_out_of_limits', `The least is ${inMoney(toMinor(lowestSalePrice[currency]), currency)}.`, {
      field: 'price',
    });
  if (price > mostValuable)
    throw new Problem('amount_out_of_limits', `We carry things worth up to ${inMoney(toMinor(mostValuable), currency)}.`, {
      field: 'price',
    });
  if (deliveryFee != null) checkFee(deliveryFee, currency, 'deliveryFee');
}

function newCode(): string {
  return Array.from({ length: saleCodeLength }, () => saleCodeAlphabet[randomInt(saleCodeAlphabet.length)]).join('');
}
