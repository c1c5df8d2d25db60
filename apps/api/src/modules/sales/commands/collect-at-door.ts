import { type Currency, toMinor } from '@waybill/contract/money';
import { itemCategories } from '@waybill/contract/timeline/enums';
import { chargeFor } from '@waybill/contract/wallet/money-line';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { type CollectingParcel, type PackageSale, requireKyc } from '../../timeline/index.ts';
import { keyFor } from '../../wallet/index.ts';
import { tellSeller } from '../events.ts';
import { newSaleCode } from '../new-sale-code.ts';
import { checkSalePrice } from '../sale-price.ts';
import { insertSaleOrder } from '../storage/orders.ts';
import { findSeller, insertCollectedSale } from '../storage/sales.ts';

/** Whoever receives such a parcel did not ask for it: they pay as everybody in Nigeria can. */
const collectedCurrency = 'NGN' satisfies Currency;

/**
 * Money to collect makes a sale of a parcel: ordered by its receiver, to be paid at the door, and sent. From here on it is a sale like any
 * other; its rows are new, so there is nothing to lock.
 */
export async function collectAtDoor(tx: Tx, parcel: CollectingParcel): Promise<PackageSale> {
  await check(tx, parcel);
  const { packageId, senderId, input, collect, receiverPhone } = parcel;
  const [saleId, buyerId] = [newId('sale'), newId('buyer')];
  const goodsMinor = toMinor(collect.amount);
  const terms = { deliveryPaidBy: 'seller', payWhen: 'door', mayOpenFirst: collect.mayOpenFirst } as const;
  insertCollectedSale(tx, {
    ...terms,
    id: saleId,
    code: newSaleCode(),
    sellerId: senderId,
    packageId,
    // Whoever has the link sees it: neither where it goes nor what its sender wrote.
    title: titleOf(input.itemCategoryId),
    description: input.description,
    priceMinor: String(goodsMinor),
    currency: collectedCurrency,
    weightGrams: Math.max(1, Math.round(input.weight * 1000)),
    categoryId: input.itemCategoryId,
    pickupAddress: input.pickupAddress,
    pickup: input.pickupAddressJson,
    deliveryFeeMinor: String(toMinor(input.price)),
    // Posting is what happens once.
    requestKey: keyFor('collected sale', packageId),
    requestHash: keyFor('collected', packageId),
  });
  const order = {
    id: buyerId,
    saleId,
    name: input.receiverFullName,
    phone: receiverPhone,
    dropoffAddress: input.dropoffAddress,
    dropoff: input.dropOffAddressJson,
    payWhen: terms.payWhen,
    feeMinor: String(toMinor(input.price)),
    chargeMinor: String(chargeFor(collectedCurrency, false)),
    buyerPaysMinor: String(goodsMinor),
  };
  insertSaleOrder(tx, order, null);
  tellSeller(tx, { id: saleId, sellerId: senderId });
  return { ...terms, buyerId, goodsMinor };
}

/** The last category says nothing of what it is. */
function titleOf(categoryId: number): string {
  const isOther = categoryId === itemCategories.at(-1)?.id;
  return (!isOther && itemCategories.find(({ id }) => id === categoryId)?.name) || 'A parcel';
}

/** As of a sale by a link: who may sell, for how much, and to whom a code and an account to pay to can be sent. */
async function check(tx: Tx, { senderId, sender, input, collect, currency, receiverPhone }: CollectingParcel): Promise<void> {
  requireKyc(sender);
  if (currency !== collectedCurrency) refuse('Money at the door is collected in naira. Please pay this delivery in naira, too.');
  checkSalePrice(collect.amount, currency, 'collectAtDoor');
  if (input.dropOffAddressJson.countryCode !== 'NG' || !receiverPhone.startsWith('+234'))
    refuse('Money is collected in Nigeria only, from a receiver with a Nigerian phone number: they get a code on it.');
  if ((await findSeller(tx, senderId)).phone === receiverPhone)
    throw new Problem('invalid_input', 'This is your own number. Whoever pays at the door needs one of theirs.', {
      field: 'receiverPhoneNumber',
    });
}

function refuse(words: string): never {
  throw new Problem('invalid_input', words, { field: 'collectAtDoor' });
}
