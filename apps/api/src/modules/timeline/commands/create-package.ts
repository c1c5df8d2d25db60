import type { BodyOf } from '@waybill/contract/call';
import { type Currency, toMinor } from '@waybill/contract/money';
import { saleSums } from '@waybill/contract/sales/money';
import type { createPackage as call } from '@waybill/contract/timeline/create-package';
import { deliveryType, itemCategories, timelineItemType } from '@waybill/contract/timeline/enums';
import { simulationIn } from '@waybill/contract/timeline/metadata';
import { chargeFor, senderLine } from '@waybill/contract/wallet/money-line';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { attachImages } from '../../files/index.ts';
import { finishQuote, takeQuote } from '../../prices/index.ts';
import {
  approvePinForAct,
  countCredits,
  findPin,
  holdApproval,
  holdForNew,
  holdForSale,
  inMoney,
  isByKey,
  type KeyApproval,
  type PinApproval,
  spendByKey,
} from '../../wallet/index.ts';
import { checkBooking, checkRoom } from '../booking-rules.ts';
import type { TimelineContext } from '../context.ts';
import { parcelPosted } from '../events.ts';
import { neighbourhoodOf } from '../neighbourhood.ts';
import { type CheckedPackage, checkPackage } from '../package-rules.ts';
import { mayOpen } from '../policies.ts';
import { checkSimulation, simulatedBooking } from '../simulation-rules.ts';
import {
  countTakenRoom,
  insertNewItem,
  insertPackage,
  lockItem,
  type NewItem,
  type NewPackage,
  type PackageSale,
  type PostingRequest,
} from '../storage/items.ts';
import { lockPackage } from '../storage/packages.ts';
import { type AuthorStatus, findAuthorStatus } from '../storage/people.ts';
import { isBookable } from '../views.ts';
import { findPosted, makeFindable, requestOf } from './post-once.ts';

/** What is posted, by whatever it is paid. */
export type PackageInput = Omit<BodyOf<typeof call>, 'pin' | 'total'>;

/** What is posted, and by whom. */
export type Parcel = {
  readonly input: PackageInput;
  readonly sender: AuthorStatus;
  /** Posted twice under the same request, it is posted once. */
  readonly request: PostingRequest;
  /** Where it was sold: what its buyer pays is held, or due at the door, beside what the sender does. */
  readonly sale?: PackageSale | undefined;
  /** What the sender was told it costs in all; absent where they did not say. */
  readonly total?: number | undefined;
};

/** The package and the money that is held for it are one act. */
export async function createPackage(
  context: TimelineContext,
  { userId: senderId, key }: Pick<Caller, 'userId' | 'key'>,
  idempotencyKey: string,
  input: BodyOf<typeof call>,
): Promise<string> {
  const { pin, total, ...wanted } = input;
  if ((pin === undefined) !== (key !== undefined))
    throw new Problem('invalid_input', key ? 'An API key pays without a PIN. Please leave it out.' : 'Please enter your PIN.', {
      field: 'pin',
    });
  checkSimulation(context, wanted);
  const request = requestOf(senderId, 'package', idempotencyKey, wanted);
  const { db } = context;
  const [before, sender, pinRow] = await Promise.all([
    findPosted(db, request),
    findAuthorStatus(db, senderId),
    findPin(db, senderId),
  ]);
  if (before) return before;
  // The PIN first: whoever does not know it learns nothing else.
  const approval = pin === undefined ? byKey(senderId, key) : await approvePinForAct(context, senderId, pin, pinRow);
  return transact(db, (tx) => postPackage(context, tx, approval, { input: wanted, sender, request, total }));
}

function byKey(userId: string, key: Caller['key']): KeyApproval {
  if (!key) throw new Error('A parcel is paid by a PIN or by a key');
  return { userId, keyId: key.id, isPlayMoney: key.isTest };
}

/** Posts a package in the caller's own act, who knows the PIN and has looked whether this request has posted before. */
export async function postPackage(
  context: Pick<TimelineContext, 'deliveries' | 'sales' | 'publish' | 'simulatedCarrierId'>,
  tx: Tx,
  approval: PinApproval | KeyApproval,
  parcel: Parcel,
): Promise<string> {
  const senderId = approval.userId;
  // A parallel copy of this request waited for the PIN's row and now finds the package posted.
  const [, before, credits] = await Promise.all([
    holdApproval(tx, approval),
    findPosted(tx, parcel.request),
    countCredits(tx, senderId),
  ]);
  if (before) return before;
  const { input, sender } = parcel;
  const checked = checkPackage(input, sender);
  const { currency } = checked;
  const id = newId('package');
  const booking =
    simulatedBooking(context, input) ??
    (await bookingOf(tx, senderId, input, checked, sender.today)) ??
    (await quotedBooking(tx, senderId, parcel, checked));
  const item = itemOf(id, senderId, { ...parcel, checked }, booking);
  // The lock of the PIN is past: nobody has posted this request.
  insertNewItem(tx, item);
  const { collectAtDoor: collect } = input;
  const collecting = { ...checked, packageId: item.id, senderId, sender, input };
  // Only a parcel that carries money to collect waits for this.
  const sale = collect ? await context.sales.onCollecting(tx, { ...collecting, collect }) : parcel.sale;
  insertPackage(tx, packageOf(item.id, input, checked, sale));
  const held = heldFor(item.id, senderId, input, currency);
  const ownMinor = heldOfSender(held, sale, credits);
  if (parcel.total !== undefined && toMinor(parcel.total) !== ownMinor)
    throw new Problem('total_differs', `This costs ${inMoney(ownMinor, currency)} in all. Nothing was posted.`);
  if (isByKey(approval)) await spendByKey(tx, approval, currency, ownMinor);
  // One after the other only where one needs the other's answer; the money is sent last, as everywhere.
  if (input.imageIdList.length > 0) await attachImages(tx, senderId, input.imageIdList, item.id);
  if (input.quoteId) finishQuote(tx, input.quoteId, item.id);
  const simulation = simulationIn(input.metadata);
  context.publish(tx, parcelPosted, {
    ...{ packageId: item.id, senderId, at: new Date().toISOString() },
    ...(simulation ? { simulation } : {}),
  });
  if (booking) await ask(context, tx, item.id, booking);
  await Promise.all([
    makeFindable(tx, { item, author: sender, texts: [categoryOf(input), input.description] }),
    sale ? holdForSale(tx, { ...held, sale }, credits) : holdForNew(tx, held, credits),
  ]);
  return item.id;
}

export function categoryOf({ itemCategoryId }: Pick<PackageInput, 'itemCategoryId'>): string {
  return itemCategories.find(({ id }) => id === itemCategoryId)?.name ?? '';
}

export function packageOf(
  itemId: string,
  input: PackageInput,
  checked: CheckedPackage,
  sale: PackageSale | undefined,
): NewPackage {
  return {
    itemId,
    deliveryType: input.deliveryPartner,
    weightGrams: Math.round(input.weight * 1000),
    categoryId: input.itemCategoryId,
    handleId: input.handleRequirementId,
    costMinor: toMinor(input.costOfItem),
    senderName: input.senderFullName,
    receiverName: input.receiverFullName,
    senderPhone: checked.senderPhone,
    receiverPhone: checked.receiverPhone,
    pickupLandmark: input.pickupLandmark,
    pickupNote: input.pickupNote,
    landmark: input.dropoffLandmark,
    carrierNote: input.dropoffNote,
    metadata: input.metadata,
    sale,
  };
}

/** The fee that is about to be held for a parcel. */
export function heldFor(packageId: string, senderId: string, input: PackageInput, currency: Currency) {
  const title = `${categoryOf(input)} to ${neighbourhoodOf(input.dropOffAddressJson).label}`;
  return { packageId, senderId, currency, feeMinor: toMinor(input.price), title };
}

/** What is about to be held of the sender's own money. */
export function heldOfSender(
  { feeMinor, currency }: { readonly feeMinor: bigint; readonly currency: Currency },
  sale: PackageSale | undefined,
  credits: number,
): bigint {
  if (!sale) return senderLine(feeMinor, chargeFor(currency, credits > 0)).paysMinor;
  const chargeMinor = chargeFor(currency, sale.deliveryPaidBy === 'seller' && credits > 0);
  return saleSums({ ...sale, feeMinor, currency }, chargeMinor).sellerHolds;
}

/** Whom the parcel asks, and the trip or batch it is to travel with; none where it asks at a quoted price. */
type Booking = { readonly askedOf: string; readonly related: { readonly itemId: string; readonly itemType: number } | null };

export function itemOf(
  id: string,
  authorId: string,
  { input, checked, request }: Parcel & { readonly checked: CheckedPackage },
  booking: Booking | undefined,
): NewItem {
  const isExpress = input.deliveryPartner === deliveryType.Express;
  return {
    ...request,
    id,
    type: isExpress ? timelineItemType.Express : timelineItemType.Package,
    authorId,
    message: input.description,
    dispatchMode: input.dispatchMode,
    journey: {
      pickupAddress: input.pickupAddress,
      pickup: input.pickupAddressJson,
      dropOffAddresses: [input.dropoffAddress],
      dropOffs: [input.dropOffAddressJson],
      shipDate: input.shipmentDate,
    },
    price: { currency: checked.currency, minor: toMinor(input.price) },
    ...(booking ? { booking: { askedOf: booking.askedOf, relatedItemId: booking.related?.itemId ?? null } } : {}),
  };
}

/** The trip or batch that the package asks to travel with, kept as it is until this is done: it cannot be taken down meanwhile. */
async function bookingOf(
  tx: Tx,
  senderId: string,
  input: PackageInput,
  { currency }: CheckedPackage,
  today: string,
): Promise<Booking | undefined> {
  const { relatedTimelineItemId: id, relatedTimelineItemType: type } = input;
  if (id === undefined && type === undefined) return undefined;
  if (id === undefined || type === undefined || !isBookable(type))
    throw new Problem('invalid_input', 'Please choose a trip or a batch to book.', {
      field: id === undefined ? 'relatedTimelineItemId' : 'relatedTimelineItemType',
    });
  // They are booked one after the other: two must not take the same room. In one packet, and the count sees what the lock waited for.
  const [item, taken] = await Promise.all([lockItem(tx, id), countTakenRoom(tx, id)]);
  if (!item || item.type !== type) throw new Problem('not_found', 'We cannot find what you want to book.');
  if (item.authorId === senderId) throw new Problem('forbidden', 'This is your own. Somebody else has to carry your parcel.');
  if (!mayOpen(item, senderId) || (item.shipDate ?? '') < today)
    throw new Problem('no_longer_open', 'This is no longer open for booking. Nothing was taken.');
  checkBooking(item, input, currency);
  checkRoom(item, taken, input.weight);
  return { askedOf: item.authorId, related: { itemId: item.id, itemType: item.type } };
}

/** At a price that a business holds, the parcel asks that business. An express parcel rings, and is open to all at that fee. */
async function quotedBooking(
  tx: Tx,
  senderId: string,
  { input }: Parcel,
  { currency, kind, mode }: CheckedPackage,
): Promise<Booking | undefined> {
  const { quoteId, relatedTimelineItemId, pickupAddressJson: from, dropOffAddressJson: to, weight, price } = input;
  if (!quoteId) return undefined;
  if (relatedTimelineItemId !== undefined)
    throw new Problem('invalid_input', 'A parcel asks one carrier: the trip, or whoever named the price.', { field: 'quoteId' });
  const askedOf = await takeQuote(tx, quoteId, { from, to, weight, kind, mode, price, currency, senderId });
  return kind === deliveryType.Express ? undefined : { askedOf, related: null };
}

/** A booking is a question to one carrier: it is asked with the package itself. */
async function ask(
  { deliveries }: Pick<TimelineContext, 'deliveries'>,
  tx: Tx,
  packageId: string,
  booking: Booking,
): Promise<void> {
  const item = await lockPackage(tx, packageId);
  if (!item) throw new Error('A package was posted and is gone');
  await deliveries.onBooked(tx, { ...item, askedOf: booking.askedOf });
  sendEvent(tx, item.senderId, { type: 'wallet.changed' });
  const { askedOf, related } = booking;
  if (related) sendEvent(tx, askedOf, { type: 'timeline.item-changed', ...related });
}
