import { addDays } from '@waybill/contract/day';
import type { ImageView } from '@waybill/contract/files/image-view';
import type { Place } from '@waybill/contract/places/place';
import { refusal } from '../../../tests/stand-in-api.tsx';
import { lagosDay } from '../../../ui/lagos-day.ts';
import type { PackageMetadata } from '../api/get-package-metadata.ts';
import { asField, type PackageFields, packageDraft } from '../model/posting/package-fields.ts';

export const today = lagosDay(new Date());
export const tomorrow = addDays(today, 1);

function place(label: string, latitude: number, longitude: number, state: string, countryCode = 'NG'): Place {
  return { label, latitude, longitude, state, countryCode, city: label.split(',')[0] ?? label };
}

export const yaba = place('Yaba, Lagos', 6.51, 3.37, 'Lagos');
export const ajah = place('Ajah, Lagos', 6.47, 3.57, 'Lagos');
export const ota = place('Ota, Ogun', 6.69, 3.23, 'Ogun');
export const wuse = place('Wuse, Abuja', 9.08, 7.46, 'FCT');
export const accra = place('Accra, Ghana', 5.6, -0.19, 'Greater Accra', 'GH');

export const metadata: PackageMetadata = {
  itemCategories: [{ id: 1, name: 'Documents' }],
  handleRequirements: [
    { id: 1, name: 'Nothing special' },
    { id: 2, name: 'Fragile' },
  ],
  deliveryTypes: [],
  dispatchModes: [
    { id: 0, name: 'Bike', heaviest: 30 },
    { id: 1, name: 'Car', heaviest: 200 },
    { id: 2, name: 'Van', heaviest: 1500 },
    { id: 3, name: 'Truck', heaviest: 30_000 },
    { id: 4, name: 'Bus', heaviest: 500 },
    { id: 5, name: 'Air', heaviest: 100 },
    { id: 6, name: 'Sea', heaviest: 30_000 },
  ],
  prices: {
    NGN: { lowest: 500, highest: 5_000_000, mostValuable: 50_000_000 },
    USD: { lowest: 1, highest: 10_000, mostValuable: 50_000 },
  },
  sendPackageCharge: { NGN: 500, USD: 1 },
  credits: 0,
};

export const picture: ImageView = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [{ width: 4, url: '/x' }] };

/** As the server refuses what was cleared away. */
export function picturesRefused(): Response {
  const message = 'This picture is not there.';
  return refusal('invalid_input', message, { status: 400, errors: [{ field: 'imageIdList', message }] });
}

/** A parcel with nothing left to ask. */
export function filled(changes: Partial<PackageFields> = {}): PackageFields {
  return {
    ...packageDraft('usr').empty,
    senderDialCode: '+234',
    receiverDialCode: '+234',
    itemCategoryId: '1',
    weight: '2.5',
    costOfItem: '20,000',
    pickupAddress: '12 Herbert Macaulay Way',
    pickupAddressJson: asField(yaba),
    senderFullName: 'Amina Bello',
    senderPhoneNumber: '0803 123 4567',
    dropoffAddress: '4 Aminu Kano Crescent',
    dropOffAddressJson: asField(wuse),
    receiverFullName: 'Chidi Obi',
    receiverPhoneNumber: '08039876543',
    deliveryPartner: '1',
    dispatchMode: '4',
    shipmentDate: tomorrow,
    price: '5,000',
    ...changes,
  };
}
