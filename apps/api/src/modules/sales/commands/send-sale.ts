import type { BodyOf } from '@waybill/contract/call';
import { toMajor } from '@waybill/contract/money';
import type { sendSale as call } from '@waybill/contract/sales/send-sale';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { moveImages } from '../../files/index.ts';
import {
  type AuthorStatus,
  findAuthorStatus,
  findPosted,
  type Parcel,
  postingRequestOf,
  postPackage,
} from '../../timeline/index.ts';
import { approvePinForAct, findPin, type PinApproval } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { tellSeller } from '../events.ts';
import { maySend, ownSale } from '../policies.ts';
import { findLiveOrder, type SaleOrderRow } from '../storage/orders.ts';
import { findSale, findSeller, lockSale, type SaleRow, type Seller, setSalePackage } from '../storage/sales.ts';

type Input = Omit<BodyOf<typeof call>, 'pin'>;
type Which = { readonly saleId: string; readonly sellerId: string; readonly idempotencyKey: string };

/**
 * What was sold becomes a parcel: the sale, the parcel and all the money that is held for it are one act. Locks: the sale, then the PIN
 * and the parcel’s own rows, the ledger last.
 */
export async function sendSale(
  context: SalesContext,
  { saleId, sellerId, idempotencyKey }: Which,
  { pin, ...input }: BodyOf<typeof call>,
): Promise<void> {
  const { db } = context;
  ownSale(await findSale(db, saleId), sellerId);
  const request = postingRequestOf(sellerId, 'sale-package', idempotencyKey, { saleId, ...input });
  if (await findPosted(db, request)) return;
  const [pinRow, sender, person] = await Promise.all([
    findPin(db, sellerId),
    findAuthorStatus(db, sellerId),
    findSeller(db, sellerId),
  ]);
  // The PIN first: whoever does not know it learns nothing else.
  const approval = await approvePinForAct(context, sellerId, pin, pinRow);
  await transact(db, async (tx) => {
    const sale = ownSale(await lockSale(tx, saleId), sellerId);
    const order = await findLiveOrder(tx, saleId);
    // A parallel copy of this request waited for the sale and now finds it sent.
    if (await findPosted(tx, request)) return;
    if (!order || !maySend(sale, order)) throw new Problem('no_longer_open', whyNot(sale));
    await post(context, tx, { approval, sale, order, input, sender, person, request });
  });
}

type Posting = Pick<Parcel, 'sender' | 'request'> & {
  readonly approval: PinApproval;
  readonly sale: SaleRow;
  readonly order: SaleOrderRow;
  readonly input: Input;
  readonly sender: AuthorStatus;
  readonly person: Seller;
};

async function post(
  context: SalesContext,
  tx: Tx,
  { approval, sale, order, input, sender, person, request }: Posting,
): Promise<void> {
  const packageId = await postPackage(context, tx, approval, {
    input: parcelOf({ sale, order, input, person }),
    sender,
    request,
    sale: {
      buyerId: order.id,
      goodsMinor: BigInt(sale.priceMinor),
      deliveryPaidBy: sale.deliveryPaidBy,
      payWhen: order.payWhen,
      mayOpenFirst: sale.mayOpenFirst,
    },
  });
  setSalePackage(tx, sale.id, packageId);
  moveImages(tx, sale.id, packageId);
  tellSeller(tx, sale);
}

function parcelOf({ sale, order, input, person }: Pick<Posting, 'sale' | 'order' | 'input' | 'person'>): Parcel['input'] {
  const { price, description, ...way } = input;
  if (person.phone === null)
    throw new Problem('invalid_input', 'The carrier needs your phone number. Please add it to your profile first.');
  const fee = toMajor(BigInt(order.feeMinor));
  return {
    ...way,
    senderFullName: person.fullName,
    senderPhoneNumber: person.phone,
    pickupAddress: sale.pickupAddress,
    pickupAddressJson: sale.pickup,
    receiverFullName: order.name,
    receiverPhoneNumber: order.phone,
    dropoffAddress: order.dropoffAddress,
    dropOffAddressJson: order.dropoff,
    weight: sale.weightGrams / 1000,
    itemCategoryId: sale.categoryId,
    // The buyer was shown theirs and pays it; what the seller pays is theirs to name.
    price: sale.deliveryPaidBy === 'buyer' ? fee : (price ?? fee),
    currency: sale.currency,
    costOfItem: toMajor(BigInt(sale.priceMinor)),
    description: description || sale.title,
    imageIdList: [],
  };
}

function whyNot({ state }: SaleRow): string {
  if (state === 'waiting') return 'Nobody has ordered this yet.';
  if (state === 'ordered') return 'This is not paid yet. You can send it once it is; we tell you at once.';
  return state === 'ended' ? 'This sale is over. Nothing was sent.' : 'This was sent already.';
}
