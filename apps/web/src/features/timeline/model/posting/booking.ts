import type { Place } from '@waybill/contract/places/place';
import { dispatchMode } from '@waybill/contract/timeline/enums';
import type { BatchShippingView, TimelineItemView, TravellersRequestView } from '@waybill/contract/timeline/item-view';
import { tripFee } from '@waybill/contract/timeline/journey-room';
import { asField, type PackageFields, packageDraft } from './package-fields.ts';

/** The trip or batch that a parcel asks to travel with. */
export type Booking = TravellersRequestView | BatchShippingView;

export function stopsOf(booking: Booking | undefined): readonly Place[] {
  return booking?.itemType === 4 ? booking.dropOffAddressesJson : [];
}

/** The fee that a traveller asks for a parcel of this weight; undefined where they leave it to the sender, as batches do. */
export function feeOn(booking: Booking, weightKg: number): number | undefined {
  if (booking.itemType === 4 || booking.pricePerKg === null || booking.currency === null || !(weightKg > 0)) return undefined;
  return tripFee(booking.pricePerKg, weightKg, booking.currency);
}

export function modeOf(booking: Booking): number {
  return booking.itemType === 2 ? booking.dispatchMode : dispatchMode.Van;
}

/** The fields of a parcel that the booked trip or batch determines. */
export function fieldsOfBooking(booking: Booking): Partial<PackageFields> {
  const shared = { pickupAddressJson: asField(booking.pickupAddressJson), ...goesWith(booking) };
  if (booking.itemType === 2) return { ...shared, dropOffAddressJson: asField(booking.dropOffAddressJson) };
  const [only, ...others] = booking.dropOffAddressesJson;
  return { ...shared, ...(only && others.length === 0 ? { dropOffAddressJson: asField(only) } : {}) };
}

/** When, how and in which currency it goes: as what it books. */
function goesWith(booking: Booking): Partial<PackageFields> {
  return {
    shipmentDate: booking.shippingDate,
    dispatchMode: String(modeOf(booking)),
    ...(booking.currency === null ? {} : { currency: booking.currency }),
  };
}

/** Puts a parcel that was filled in for the board into the form that books a trip or batch; its fee is the carrier’s to say. */
export function bookInstead(store: Storage, userId: string, fields: PackageFields, booking: Booking): void {
  packageDraft(userId, booking.id).write(store, { ...fields, price: '', ...goesWith(booking) });
}

/** The item if it can be booked as what is wanted: open, somebody else’s, of that kind. */
export function bookable(item: TimelineItemView, wanted: Booking['itemType']): Booking | undefined {
  return (item.itemType === 2 || item.itemType === 4) && item.itemType === wanted && item.can.book ? item : undefined;
}
