import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { place } from '../places/place.ts';
import { buyerPayTimes } from '../sales/enums.ts';

/** The author of an item. */
export const authorView = z.object({
  id: idOf('user'),
  username: z.string(),
  fullName: z.string(),
  profilePicture: z.nullable(z.string()),
  isDispatchPartner: z.boolean(),
  /** Staff, or the support account: drawn as a badge. Set by the server alone, so it cannot be typed into a name. */
  isStaff: z.boolean(),
  /** Staff, or a provider, have checked this person’s identity. */
  isIdentityChecked: z.boolean(),
  /** Average of the stars, 0 while there are none. */
  rating: z.number(),
  numberOfDeliveries: z.int(),
});

const shared = {
  author: authorView,
  dateCreated: z.iso.datetime(),
  likes: z.int(),
  isLiked: z.boolean(),
  comments: z.int(),
  images: z.array(imageView),
  isMine: z.boolean(),
  /** The viewer’s permissions. */
  can: z.object({ delete: z.boolean(), report: z.boolean(), book: z.boolean(), carry: z.boolean() }),
};

/** Only for the sender, and for whoever carries it. */
const packageSecrets = z.object({
  senderFullName: z.string(),
  receiverFullName: z.string(),
  senderPhoneNumber: z.string(),
  receiverPhoneNumber: z.string(),
  /** Where the door of the pickup is, and what the sender asks there; empty where nothing was said. */
  pickupLandmark: z.string(),
  pickupNote: z.string(),
  /** Of the exact spot of that door; null where only its area is known. */
  pickupPlusCode: z.nullable(z.string()),
  /** Where the receiver’s door is, and what the sender asks there; empty where nothing was said. */
  dropoffLandmark: z.string(),
  dropoffNote: z.string(),
  /** Of the exact spot of that door; null where only its area is known. */
  dropoffPlusCode: z.nullable(z.string()),
  costOfItem: amountView,
  /** The charge for sending, in money; 0 where a credit paid it. */
  charge: amountView,
});

export const packageView = z.object({
  /** Package 1, or Express 5. */
  itemType: z.literal([1, 5]),
  id: idOf('package'),
  ...shared,
  /** The delivery type: Sprint 0, InterState 1, International 2, Express 3. */
  deliveryPartner: z.int(),
  dispatchMode: z.int(),
  /** The whole address for whoever may see `secrets`; the neighbourhood for everybody else. The same for the place. */
  pickupAddress: z.string(),
  pickupAddressJson: place,
  dropoffAddress: z.string(),
  dropOffAddressJson: place,
  shipmentDate: z.iso.date(),
  weight: z.number(),
  itemCategoryId: z.int(),
  handleRequirementId: z.int(),
  description: z.string(),
  price: amountView,
  currency: currencyCode,
  /**
   * `open`: wanted, somebody to carry it. `matched`: it has a carrier. `delivered`: it arrived. `withdrawn`: taken back, or
   * its delivery was cancelled. `expired`: its day went by and nobody took it.
   */
  status: z.enum(['open', 'matched', 'delivered', 'withdrawn', 'expired']),
  /** The trip or batch it was booked on; such a package is seen by its sender and that carrier only. */
  relatedTimelineItemType: z.nullable(z.int()),
  relatedTimelineItemId: z.nullable(z.string()),
  /** It asks one carrier alone: whoever offers that trip or batch, or the business that held its price. Nobody else sees it. */
  asksOne: z.boolean(),
  /** It was sold, or carries money to collect: it is paid before or at the door. Null for every other parcel. */
  sale: z.nullable(
    z.object({
      payWhen: z.enum(buyerPayTimes),
      /** Whoever it goes to may open it and look before they pay or give their code. */
      mayOpenFirst: z.boolean(),
      /** What it costs its buyer; for the sender and for whoever carries it. */
      goods: z.nullable(amountView),
      /** The part of the fee for an attempt that fails, before commission; the way back is as much again. */
      attemptPays: amountView,
      /** Nobody can name another fee: the buyer pays the one they were told. */
      isFeeFixed: z.boolean(),
      /** What was held of the sender’s when it was posted at this fee, with what is kept for an attempt that fails; for the sender. */
      held: z.nullable(amountView),
    }),
  ),
  /** The words that its sender has sent with it; for the sender alone, and only where there are some. */
  metadata: z.optional(z.record(z.string(), z.string())),
  /** For the sender; for whoever carries it, until 30 days after the delivery. */
  secrets: z.nullable(packageSecrets),
});

const room = {
  /** The room as it was offered, and what is left of it; null where the carrier did not say. */
  roomKg: z.nullable(z.number()),
  roomPieces: z.nullable(z.int()),
  roomLeftKg: z.nullable(z.number()),
  roomLeftPieces: z.nullable(z.int()),
};

export const travellersRequestView = z.object({
  itemType: z.literal(2),
  id: idOf('travellersRequest'),
  ...shared,
  dispatchMode: z.int(),
  pickupAddress: z.string(),
  pickupAddressJson: place,
  dropOffAddress: z.string(),
  dropOffAddressJson: place,
  shippingDate: z.iso.date(),
  ...room,
  /** What a kilogram costs; null where senders name a fee. */
  pricePerKg: z.nullable(amountView),
  currency: z.nullable(currencyCode),
  message: z.string(),
});

export const postView = z.object({ itemType: z.literal(3), id: idOf('post'), ...shared, message: z.string() });

export const batchShippingView = z.object({
  itemType: z.literal(4),
  id: idOf('batchShipping'),
  ...shared,
  pickupAddress: z.string(),
  pickupAddressJson: place,
  /** In the order of the journey; each with its place at the same position. */
  dropOffAddresses: z.array(z.string()),
  dropOffAddressesJson: z.array(place),
  shippingDate: z.iso.date(),
  ...room,
  priceStart: amountView,
  priceEnd: amountView,
  currency: currencyCode,
  message: z.string(),
});

export const timelineItemView = z.discriminatedUnion('itemType', [
  packageView,
  travellersRequestView,
  postView,
  batchShippingView,
]);

export type AuthorView = z.infer<typeof authorView>;
export type PackageView = z.infer<typeof packageView>;
export type TravellersRequestView = z.infer<typeof travellersRequestView>;
export type PostView = z.infer<typeof postView>;
export type BatchShippingView = z.infer<typeof batchShippingView>;
export type TimelineItemView = z.infer<typeof timelineItemView>;
