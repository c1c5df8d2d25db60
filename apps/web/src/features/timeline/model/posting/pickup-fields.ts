import type { PackageView } from '@waybill/contract/timeline/item-view';
import { asField, type PackageFields } from './package-fields.ts';
import { type RecentEnd, splitPhoneNumber } from './recent-ends.ts';

/** A parcel that is picked up at this door. */
export function pickupFieldsOf(end: RecentEnd, dialCodes: readonly string[]): Partial<PackageFields> {
  const { dialCode, local } = splitPhoneNumber(end.phoneNumber, dialCodes);
  return {
    pickupAddress: end.address,
    pickupAddressJson: asField(end.place),
    pickupLandmark: end.landmark,
    pickupNote: end.note,
    senderFullName: end.fullName,
    // A number of a country that we do not know yet is asked for, before it would be joined to the wrong code.
    ...(dialCode === '' ? { senderPhoneNumber: '' } : { senderDialCode: dialCode, senderPhoneNumber: local }),
    ...keepsNothing,
  };
}

/** What was to be kept was another place. */
export const keepsNothing = { keepsPlace: '', placeName: '' } as const;

/** The door that this parcel is picked up at, as one of the sender’s places. */
export function pickupPlaceOf(item: PackageView, name: string, isDefault: boolean) {
  const { pickupAddress: address, pickupAddressJson: addressJson, secrets } = item;
  if (!secrets) throw new Error('A sender sees their own door');
  return {
    name: name.trim() || addressJson.label.slice(0, 40),
    fullName: secrets.senderFullName,
    phoneNumber: secrets.senderPhoneNumber,
    address,
    addressJson,
    landmark: secrets.pickupLandmark,
    note: secrets.pickupNote,
    isDefault,
  };
}
