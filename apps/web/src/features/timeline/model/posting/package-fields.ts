import type { ImageView } from '@waybill/contract/files/image-view';
import type { Place } from '@waybill/contract/places/place';
import { joinPhoneNumber } from '@waybill/contract/text';
import { deliveryType } from '@waybill/contract/timeline/enums';
import { type Draft, draftOf } from '../../../../forms/drafts.ts';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { heldPriceIn } from './held-price.ts';

/** All of a parcel as it stands in the form: text only, places and pictures as JSON, so that a draft keeps it whole. */
export type PackageFields = {
  readonly itemCategoryId: string;
  readonly weight: string;
  readonly handleRequirementId: string;
  readonly description: string;
  readonly imageIdList: string;
  readonly costOfItem: string;
  readonly pickupAddress: string;
  readonly pickupAddressJson: string;
  /** What finds the door there, and what is asked of the carrier. */
  readonly pickupLandmark: string;
  readonly pickupNote: string;
  /** Whether this place is kept once the parcel is posted, and under which name; anything but empty is a yes. */
  readonly keepsPlace: string;
  readonly placeName: string;
  readonly senderFullName: string;
  readonly senderDialCode: string;
  readonly senderPhoneNumber: string;
  readonly dropoffAddress: string;
  readonly dropOffAddressJson: string;
  /** What finds the door there, and what is asked of the carrier. */
  readonly dropoffLandmark: string;
  readonly dropoffNote: string;
  readonly receiverFullName: string;
  readonly receiverDialCode: string;
  readonly receiverPhoneNumber: string;
  readonly deliveryPartner: string;
  readonly dispatchMode: string;
  readonly shipmentDate: string;
  readonly price: string;
  readonly currency: string;
  /** Whether the receiver pays at the door, how much, and whether they may look first; anything but empty is a yes. */
  readonly collects: string;
  readonly collectAtDoor: string;
  readonly mayOpenFirst: string;
  /** The price that a business holds for it, as JSON (held-price.ts). */
  readonly quote: string;
};

const empty: PackageFields = {
  itemCategoryId: '',
  weight: '',
  handleRequirementId: '1',
  description: '',
  imageIdList: '',
  costOfItem: '',
  pickupAddress: '',
  pickupAddressJson: '',
  pickupLandmark: '',
  pickupNote: '',
  keepsPlace: '',
  placeName: '',
  senderFullName: '',
  senderDialCode: '',
  senderPhoneNumber: '',
  dropoffAddress: '',
  dropOffAddressJson: '',
  dropoffLandmark: '',
  dropoffNote: '',
  receiverFullName: '',
  receiverDialCode: '',
  receiverPhoneNumber: '',
  deliveryPartner: '',
  dispatchMode: '',
  shipmentDate: '',
  price: '',
  currency: '',
  collects: '',
  collectAtDoor: '',
  mayOpenFirst: '',
  quote: '',
};

/** One for each person and each trip or batch that is asked; the PIN is no field of it. */
export function packageDraft(userId: string, bookedId = ''): Draft<PackageFields> {
  return draftOf(bookedId === '' ? `package.${userId}` : `package.${userId}.${bookedId}`, empty);
}

export function placeIn(json: string): Place | null {
  return parsed<Place>(json);
}

export function imagesIn(json: string): ImageView[] {
  return parsed<ImageView[]>(json) ?? [];
}

/** An empty text for nothing, which drafts and checks take for a field left empty. */
export function asField(value: Place | null | readonly ImageView[]): string {
  return value === null || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value);
}

// Written by this form alone; what somebody else put there is refused by the server.
function parsed<Value>(json: string): Value | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

export type RelatedItem = { readonly itemType: 2 | 4; readonly id: string };

/** Money is collected in naira and in Nigeria. */
export function canCollect(currency: string, to: Place | null): boolean {
  return currency === 'NGN' && to?.countryCode === 'NG';
}

const chosen = (value: string) => (value === '' ? '' : Number(value));

/** The parcel as the server wants it, without the PIN. Express goes today, whenever the form was begun; a booking goes with what it books. */
export function packageWire(fields: PackageFields, today: string, related?: RelatedItem): Readonly<Record<string, unknown>> {
  const { senderDialCode, receiverDialCode, collects, mayOpenFirst, ...others } = fields;
  const { quote: _quote, keepsPlace: _keepsPlace, placeName: _placeName, ...rest } = others;
  const held = related ? undefined : heldPriceIn(fields);
  const from = placeIn(fields.pickupAddressJson);
  const to = placeIn(fields.dropOffAddressJson);
  const isExpress = fields.deliveryPartner === String(deliveryType.Express);
  return {
    ...rest,
    itemCategoryId: chosen(fields.itemCategoryId),
    handleRequirementId: chosen(fields.handleRequirementId),
    weight: typedAmount(fields.weight),
    costOfItem: typedAmount(fields.costOfItem),
    price: typedAmount(fields.price),
    collectAtDoor:
      collects !== '' && canCollect(fields.currency, to)
        ? { amount: typedAmount(fields.collectAtDoor) || undefined, mayOpenFirst: mayOpenFirst !== '' }
        : '',
    deliveryPartner: chosen(fields.deliveryPartner),
    dispatchMode: chosen(fields.dispatchMode),
    shipmentDate: isExpress && !related ? today : fields.shipmentDate,
    pickupAddress: fields.pickupAddress || (from?.label ?? ''),
    pickupAddressJson: from ?? '',
    dropoffAddress: fields.dropoffAddress || (to?.label ?? ''),
    dropOffAddressJson: to ?? '',
    senderPhoneNumber: fields.senderPhoneNumber && joinPhoneNumber(senderDialCode, fields.senderPhoneNumber),
    receiverPhoneNumber: fields.receiverPhoneNumber && joinPhoneNumber(receiverDialCode, fields.receiverPhoneNumber),
    imageIdList: imagesIn(fields.imageIdList).map(({ publicId }) => publicId),
    ...(held ? { quoteId: held.id } : {}),
    ...(related ? { relatedTimelineItemType: related.itemType, relatedTimelineItemId: related.id } : {}),
  };
}

/** The part of a number after its dial code: `+2348031234567` is `8031234567`. */
export function localNumber(phoneNumber: string | null, dialCode: string): string {
  return phoneNumber?.startsWith(dialCode) ? phoneNumber.slice(dialCode.length) : '';
}
