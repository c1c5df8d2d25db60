import type { BodyOf } from '@waybill/contract/call';
import { toMinor } from '@waybill/contract/money';
import type { createPackage as call } from '@waybill/contract/timeline/create-package';
import { deliveryType, itemCategories, timelineItemType } from '@waybill/contract/timeline/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import { approvePin, holdApproval, holdInEscrow, type PinApproval } from '../../wallet/index.ts';
import { checkBooking } from '../booking-rules.ts';
import type { TimelineContext } from '../context.ts';
import { neighbourhoodOf } from '../neighbourhood.ts';
import { type CheckedPackage, checkPackage } from '../package-rules.ts';
import { mayOpen } from '../policies.ts';
import { insertPackage, keepItem, type NewItem, type PostingRequest } from '../storage/items.ts';
import { lockPackage } from '../storage/packages.ts';
import { findStanding, type Standing } from '../storage/people.ts';
import { isBookable } from '../views.ts';
import { findPosted, requestOf, writeItem } from './write-item.ts';

type Wish = BodyOf<typeof call>;

type Parcel = {
  readonly wish: Wish;
  readonly sender: Standing;
  readonly checked: CheckedPackage;
  readonly request: PostingRequest;
};

/** The package and the money that is held for it are one act. */
export async function createPackage(
  context: TimelineContext,
  senderId: string,
  idempotencyKey: string,
  wish: Wish,
): Promise<string> {
  const { pin, ...wanted } = wish;
  const request = requestOf(senderId, 'package', idempotencyKey, wanted);
  const before = await findPosted(context.db, request);
  if (before) return before;
  // The PIN first: whoever does not know it learns nothing else.
  return postApproved(context, await approvePin(context, senderId, pin), request, wish);
}

/** With the PIN given. */
export async function postApproved(
  context: TimelineContext,
  approval: PinApproval,
  request: PostingRequest,
  wish: Wish,
): Promise<string> {
  const sender = await findStanding(context.db, approval.userId);
  const checked = checkPackage(wish, sender);
  return transact(context.db, (tx) => write(context, tx, approval, { wish, sender, checked, request }));
}

async function write(context: TimelineContext, tx: Tx, approval: PinApproval, parcel: Parcel): Promise<string> {
  await holdApproval(tx, approval);
  // The same request at the same moment waited for the PIN's row and now finds itself done.
  const before = await findPosted(tx, parcel.request);
  if (before) return before;
  const senderId = approval.userId;
  const { wish, sender, checked } = parcel;
  const { currency } = checked;
  const booking = await bookingOf(tx, senderId, wish, checked, sender.today);
  const item = itemOf(senderId, parcel, booking);
  const category = itemCategories.find(({ id }) => id === wish.itemCategoryId)?.name ?? '';
  const texts = [category, wish.description];
  if (!(await writeItem(tx, { item, author: sender, imageIds: wish.imageIdList, texts })))
    throw new Error('A package was posted past the lock of its sender');
  await insertPackage(tx, {
    itemId: item.id,
    deliveryType: wish.deliveryPartner,
    weightGrams: Math.round(wish.weight * 1000),
    categoryId: wish.itemCategoryId,
    handleId: wish.handleRequirementId,
    costMinor: toMinor(wish.costOfItem),
    senderName: wish.senderFullName,
    receiverName: wish.receiverFullName,
    senderPhone: checked.senderPhone,
    receiverPhone: checked.receiverPhone,
  });
  if (booking) await ask(context, tx, item.id, booking);
  await holdInEscrow(context, tx, {
    packageId: item.id,
    senderId,
    currency,
    feeMinor: toMinor(wish.price),
    title: `${category} to ${neighbourhoodOf(wish.dropOffAddressJson).label}`,
  });
  return item.id;
}

type Booking = { readonly askedOf: string; readonly relatedItemId: string; readonly relatedItemType: number };

function itemOf(authorId: string, { wish, checked, request }: Parcel, booking: Booking | undefined): NewItem {
  const isExpress = wish.deliveryPartner === deliveryType.Express;
  return {
    ...request,
    id: newId('package'),
    type: isExpress ? timelineItemType.Express : timelineItemType.Package,
    authorId,
    message: wish.description,
    dispatchMode: wish.dispatchMode,
    journey: {
      pickupAddress: wish.pickupAddress,
      pickup: wish.pickupAddressJson,
      dropOffAddresses: [wish.dropoffAddress],
      dropOffs: [wish.dropOffAddressJson],
      shipDate: wish.shipmentDate,
    },
    price: { currency: checked.currency, minor: toMinor(wish.price) },
    ...(booking ? { booking } : {}),
  };
}

/** The trip or batch that the package asks to travel with, kept as it is until this is done: it cannot be taken down meanwhile. */
async function bookingOf(
  tx: Tx,
  senderId: string,
  wish: Wish,
  { currency }: CheckedPackage,
  today: string,
): Promise<Booking | undefined> {
  const { relatedTimelineItemId: id, relatedTimelineItemType: type } = wish;
  if (id === undefined && type === undefined) return undefined;
  if (id === undefined || type === undefined || !isBookable(type))
    throw new Problem('invalid_input', 'Please choose a trip or a batch to book.', {
      field: id === undefined ? 'relatedTimelineItemId' : 'relatedTimelineItemType',
    });
  const item = await keepItem(tx, id);
  if (!item || item.type !== type) throw new Problem('not_found', 'We cannot find what you want to book.');
  if (item.authorId === senderId) throw new Problem('forbidden', 'This is your own. Somebody else has to carry your parcel.');
  if (!mayOpen(item, senderId) || (item.shipDate ?? '') < today)
    throw new Problem('no_longer_open', 'This is no longer open for booking. Nothing was taken.');
  checkBooking(item, wish, currency);
  return { askedOf: item.authorId, relatedItemId: item.id, relatedItemType: item.type };
}

/** A booking is a question to one carrier: it is asked with the package itself. */
async function ask({ deliveries }: TimelineContext, tx: Tx, packageId: string, booking: Booking): Promise<void> {
  const item = await lockPackage(tx, packageId);
  if (!item) throw new Error('A package was posted and is gone');
  await deliveries.onBooked(tx, { ...item, askedOf: booking.askedOf });
  await tellBoth(tx, item.senderId, booking);
}

/**
 * In one order, whoever books whom: two who book each other do not wait for each other. The hold tells the sender again.
 * It counts credits after this, a payment before it tells: the two may meet in a deadlock, which `transact` tries again.
 */
async function tellBoth(tx: Tx, senderId: string, { askedOf, relatedItemId, relatedItemType }: Booking): Promise<void> {
  for (const userId of [senderId, askedOf].sort()) {
    if (userId === senderId) await tell(tx, userId, { type: 'wallet.changed' });
    else await tell(tx, userId, { type: 'timeline.item-changed', itemType: relatedItemType, itemId: relatedItemId });
  }
}
