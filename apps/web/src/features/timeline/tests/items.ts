import type { ImageView } from '@waybill/contract/files/image-view';
import type { Place } from '@waybill/contract/places/place';
import type { CommentView } from '@waybill/contract/timeline/comment-view';
import type { BatchShippingView, PackageView, PostView, TravellersRequestView } from '@waybill/contract/timeline/item-view';
import { idOf, packageWith, person, wuse, yaba } from '../../../tests/parcels.ts';

export const ada = person('A', 'Ada Obi');

const benin: Place = { ...yaba, label: 'Benin City, Edo', latitude: 6.3, longitude: 5.6, state: 'Edo', city: 'Benin City' };

const images: ImageView[] = [];
const nothingMore = { delete: false, report: true, book: false, carry: false };

const shared = {
  author: ada,
  dateCreated: '2026-11-14T08:40:00.000Z',
  likes: 2,
  isLiked: false,
  comments: 1,
  images,
  isMine: false,
  can: nothingMore,
};

export function parcel(end: string, changes: Partial<PackageView> = {}): PackageView {
  return packageWith(end, { ...shared, can: { ...nothingMore, carry: true }, ...changes });
}

export function trip(end: string, changes: Partial<TravellersRequestView> = {}): TravellersRequestView {
  return {
    ...shared,
    itemType: 2,
    id: idOf('trp', end),
    can: { ...nothingMore, book: true },
    dispatchMode: 5,
    pickupAddress: 'Yaba, Lagos',
    pickupAddressJson: yaba,
    dropOffAddress: 'Wuse, Abuja',
    dropOffAddressJson: wuse,
    shippingDate: '2026-11-21',
    roomKg: null,
    roomPieces: null,
    roomLeftKg: null,
    roomLeftPieces: null,
    pricePerKg: null,
    currency: null,
    message: 'Room for three small things',
    ...changes,
  };
}

export function batch(end: string, changes: Partial<BatchShippingView> = {}): BatchShippingView {
  return {
    ...shared,
    itemType: 4,
    id: idOf('bat', end),
    author: { ...ada, fullName: 'Swiftlane Logistics', username: 'swiftlane', isDispatchPartner: true, isStaff: false },
    can: { ...nothingMore, book: true },
    pickupAddress: 'Yaba, Lagos',
    pickupAddressJson: yaba,
    dropOffAddresses: ['Benin City, Edo', 'Wuse, Abuja'],
    dropOffAddressesJson: [benin, wuse],
    shippingDate: '2026-11-22',
    roomKg: null,
    roomPieces: null,
    roomLeftKg: null,
    roomLeftPieces: null,
    priceStart: 3_000,
    priceEnd: 9_000,
    currency: 'NGN',
    message: '',
    ...changes,
  };
}

export function post(end: string, changes: Partial<PostView> = {}): PostView {
  return { ...shared, itemType: 3, id: idOf('pst', end), message: 'The Lokoja road is clear this morning.', ...changes };
}

export function comment(end: string, changes: Partial<CommentView> = {}): CommentView {
  return {
    id: idOf('cmt', end),
    author: ada,
    message: 'I pass there on Friday',
    dateCreated: '2026-11-14T09:00:00.000Z',
    can: { delete: false },
    ...changes,
  };
}

/** A parcel of one’s own whose receiver pays ₦20,000 at the door. */
export function collected(end: string, changes: Partial<PackageView> = {}): PackageView {
  const sale = {
    payWhen: 'door',
    mayOpenFirst: true,
    goods: 20_000,
    attemptPays: 2_500,
    isFeeFixed: false,
    held: 10_500,
  } as const;
  return parcel(end, { isMine: true, price: 5_000, sale, ...changes });
}
