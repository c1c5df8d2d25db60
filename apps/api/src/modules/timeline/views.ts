import type { ImageView } from '@waybill/contract/files/image-view';
import { type Currency, toMajor } from '@waybill/contract/money';
import { halfFee, saleSums } from '@waybill/contract/sales/money';
import type { CommentView } from '@waybill/contract/timeline/comment-view';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import type { PackageView, TimelineItemView } from '@waybill/contract/timeline/item-view';
import { readMetadata } from '@waybill/contract/timeline/metadata';
import { plusCodeOf } from '../places/index.ts';
import { authorViewOf } from '../users/index.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import type { CommentRow } from './storage/comments.ts';
import type { ItemRow } from './storage/feed.ts';

type Images = readonly ImageView[];

/** An item as a viewer sees it, with the actions they may take. */
export function itemViewOf(row: ItemRow, viewerId: string, images: Images): TimelineItemView {
  const { TravellersRequest, Post, BatchShipping } = timelineItemType;
  if (row.type === Post) return { itemType: Post, ...shared(row, viewerId, images), message: row.message };
  if (row.type === TravellersRequest) {
    const { dropOffAddresses, dropOffs, ...journey } = journeySeenBy(viewerId, row);
    return {
      itemType: TravellersRequest,
      ...shared(row, viewerId, images),
      ...journey,
      dispatchMode: row.dispatchMode ?? 0,
      dropOffAddress: first(dropOffAddresses),
      dropOffAddressJson: first(dropOffs),
      ...roomOf(row),
      pricePerKg: row.priceMinor === null ? null : moneyOf(row.priceMinor),
      currency: row.currency,
      message: row.message,
    };
  }
  if (row.type === BatchShipping) {
    const { dropOffAddresses, dropOffs, ...journey } = journeySeenBy(viewerId, row);
    return {
      itemType: BatchShipping,
      ...shared(row, viewerId, images),
      ...journey,
      dropOffAddresses: [...dropOffAddresses],
      dropOffAddressesJson: [...dropOffs],
      ...roomOf(row),
      priceStart: moneyOf(row.priceMinor),
      priceEnd: moneyOf(row.priceEndMinor),
      currency: currencyOf(row),
      message: row.message,
    };
  }
  return packageViewOf(row, viewerId, images);
}

export function packageViewOf(row: ItemRow, viewerId: string, images: Images): PackageView {
  const { shippingDate, pickupAddress, pickupAddressJson, dropOffAddresses, dropOffs } = journeySeenBy(viewerId, row);
  return {
    itemType: row.type === timelineItemType.Express ? timelineItemType.Express : timelineItemType.Package,
    ...shared(row, viewerId, images),
    deliveryPartner: row.deliveryType ?? 0,
    dispatchMode: row.dispatchMode ?? 0,
    pickupAddress,
    pickupAddressJson,
    dropoffAddress: first(dropOffAddresses),
    dropOffAddressJson: first(dropOffs),
    shipmentDate: shippingDate,
    weight: row.weightGrams / 1000,
    itemCategoryId: row.categoryId,
    handleRequirementId: row.handleId,
    description: row.message,
    price: moneyOf(row.priceMinor),
    currency: currencyOf(row),
    status: row.status,
    relatedTimelineItemType: row.relatedItemId === null ? null : typeOfId(row.relatedItemId),
    relatedTimelineItemId: row.relatedItemId,
    asksOne: row.askedOf !== null,
    sale: saleOf(row, viewerId),
    ...(row.metadata !== null && row.authorId === viewerId ? { metadata: readMetadata(row.metadata) } : {}),
    secrets: knowsTheDoors(viewerId, row) ? secretsOf(row) : null,
  };
}

export function commentViewOf(row: CommentRow, viewerId: string): CommentView {
  return {
    id: row.id,
    author: authorViewOf(row),
    message: row.message,
    dateCreated: row.createdAt.toISOString(),
    can: { delete: row.authorId === viewerId || row.itemAuthorId === viewerId },
  };
}

function shared(row: ItemRow, viewerId: string, images: Images) {
  const isMine = row.authorId === viewerId;
  const isOpen = row.status === 'open';
  return {
    id: row.id,
    author: authorViewOf(row),
    dateCreated: row.createdAt.toISOString(),
    likes: row.likeCount,
    isLiked: row.isLiked,
    comments: row.commentCount,
    images: [...images],
    isMine,
    can: {
      // Items that are over can be cleared away; parcels that somebody carries cannot.
      delete: isMine && row.status !== 'matched',
      report: !isMine,
      book: !isMine && isBookable(row.type) && !row.isPast && !isFull(row),
      carry: !isMine && isPackage(row.type) && isOpen && !row.isPast,
    },
  };
}

function roomOf({ roomGrams, roomPieces, takenGrams, takenPieces }: ItemRow) {
  return {
    roomKg: roomGrams === null ? null : roomGrams / 1000,
    roomPieces,
    roomLeftKg: roomGrams === null ? null : Math.max(0, roomGrams - takenGrams) / 1000,
    roomLeftPieces: roomPieces === null ? null : Math.max(0, roomPieces - takenPieces),
  };
}

function isFull(row: ItemRow): boolean {
  const { roomLeftKg, roomLeftPieces } = roomOf(row);
  return roomLeftKg === 0 || roomLeftPieces === 0;
}

export function isPackage(type: number): boolean {
  return type === timelineItemType.Package || type === timelineItemType.Express;
}

/** A trip or a batch: a parcel can ask to travel with it. */
export function isBookable(type: number): boolean {
  return type === timelineItemType.TravellersRequest || type === timelineItemType.BatchShipping;
}

function typeOfId(id: string): number {
  return id.startsWith('trp_') ? timelineItemType.TravellersRequest : timelineItemType.BatchShipping;
}

function secretsOf(row: ItemRow): NonNullable<PackageView['secrets']> {
  return {
    senderFullName: row.senderName,
    receiverFullName: row.receiverName,
    senderPhoneNumber: row.senderPhone,
    receiverPhoneNumber: row.receiverPhone,
    pickupLandmark: row.pickupLandmark,
    pickupNote: row.pickupNote,
    pickupPlusCode: row.pickup ? plusCodeOf(row.pickup) : null,
    dropoffLandmark: row.landmark,
    dropoffNote: row.carrierNote,
    dropoffPlusCode: row.dropOffs?.[0] ? plusCodeOf(row.dropOffs[0]) : null,
    costOfItem: moneyOf(row.costMinor),
    charge: moneyOf(row.chargeMinor),
  };
}

/** Carriers see what an attempt pays before they offer; what the goods cost is for the two who deal, what is held for who sends it. */
function saleOf(row: ItemRow, viewerId: string): PackageView['sale'] {
  const { payWhen, goodsMinor, deliveryPaidBy, mayOpenFirst, currency } = row;
  if (payWhen === null || goodsMinor === null || deliveryPaidBy === null || mayOpenFirst === null || currency === null)
    return null;
  const [feeMinor, chargeMinor] = [BigInt(row.priceMinor ?? 0), BigInt(row.chargeMinor ?? 0)];
  const sums = saleSums({ goodsMinor: BigInt(goodsMinor), feeMinor, currency, deliveryPaidBy, payWhen }, chargeMinor);
  return {
    payWhen,
    mayOpenFirst,
    goods: knowsTheDoors(viewerId, row) ? moneyOf(goodsMinor) : null,
    attemptPays: toMajor(halfFee(feeMinor).attemptMinor),
    isFeeFixed: deliveryPaidBy === 'buyer',
    held: row.authorId === viewerId ? toMajor(sums.sellerHolds) : null,
  };
}

/** The author, and the carrier for a month after the parcel arrived. */
function knowsTheDoors(viewerId: string, { authorId, carrierId, isLongDone }: ItemRow): boolean {
  return authorId === viewerId || (carrierId === viewerId && !isLongDone);
}

/** The journey with addresses for those who may know them, with neighbourhoods for everybody else. A traveller has an address, too. */
function journeySeenBy(viewerId: string, row: ItemRow): ReturnType<typeof journeyOf> {
  const journey = journeyOf(row);
  if (knowsTheDoors(viewerId, row)) return journey;
  const pickupAddressJson = neighbourhoodOf(journey.pickupAddressJson);
  const dropOffs = journey.dropOffs.map(neighbourhoodOf);
  return {
    ...journey,
    pickupAddress: pickupAddressJson.label,
    pickupAddressJson,
    dropOffAddresses: dropOffs.map(({ label }) => label),
    dropOffs,
  };
}

function journeyOf({ pickupAddress, pickup, dropOffAddresses, dropOffs, shipDate }: ItemRow) {
  if (pickupAddress === null || !pickup || !dropOffAddresses || !dropOffs || shipDate === null)
    throw new Error('An item that goes somewhere does not say where');
  return { pickupAddress, pickupAddressJson: pickup, dropOffAddresses, dropOffs, shippingDate: shipDate };
}

function first<T>(list: readonly T[]): T {
  const [value] = list;
  if (value === undefined) throw new Error('An item that goes somewhere has no drop-off');
  return value;
}

function moneyOf(minor: string | null): number {
  return toMajor(BigInt(minor ?? 0));
}

function currencyOf({ currency }: ItemRow): Currency {
  if (!currency) throw new Error('A price has no currency');
  return currency;
}
