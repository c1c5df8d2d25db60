import type { Place } from '@waybill/contract/places/place';
import type { AuthorView, PackageView } from '@waybill/contract/timeline/item-view';

export const idOf = (prefix: string, end: string) => `${prefix}_${'01JC0000000000000000000000'.slice(0, 26 - end.length)}${end}`;

export function person(end: string, fullName: string, changes: Partial<AuthorView> = {}): AuthorView {
  return {
    id: idOf('usr', end),
    username: fullName.split(' ')[0]?.toLowerCase() ?? '',
    fullName,
    profilePicture: null,
    isDispatchPartner: false,
    isStaff: false,
    isIdentityChecked: true,
    rating: 4.8,
    numberOfDeliveries: 12,
    ...changes,
  };
}

const inNigeria = { countryCode: 'NG' };

export const yaba: Place = { ...inNigeria, label: 'Yaba, Lagos', latitude: 6.51, longitude: 3.37, state: 'Lagos', city: 'Lagos' };
export const wuse: Place = { ...inNigeria, label: 'Wuse, Abuja', latitude: 9.08, longitude: 7.46, state: 'FCT', city: 'Abuja' };

export const amina = person('A', 'Amina Bello', { rating: 4.5, numberOfDeliveries: 0 });

/** A parcel from Yaba to Wuse, as anybody sees it who cannot do anything about it. */
export function packageWith(end: string, changes: Partial<PackageView> = {}): PackageView {
  return {
    itemType: 1,
    id: idOf('pkg', end),
    author: amina,
    dateCreated: '2026-11-14T08:00:00.000Z',
    likes: 0,
    isLiked: false,
    comments: 0,
    images: [],
    isMine: false,
    can: { delete: false, report: false, book: false, carry: false },
    deliveryPartner: 1,
    dispatchMode: 4,
    pickupAddress: 'Yaba, Lagos',
    pickupAddressJson: yaba,
    dropoffAddress: 'Wuse, Abuja',
    dropOffAddressJson: wuse,
    shipmentDate: '2026-11-20',
    weight: 2.5,
    itemCategoryId: 2,
    handleRequirementId: 2,
    description: 'Two pairs of shoes',
    price: 12_500,
    currency: 'NGN',
    status: 'open',
    relatedTimelineItemType: null,
    relatedTimelineItemId: null,
    asksOne: false,
    sale: null,
    secrets: null,
    ...changes,
  };
}
