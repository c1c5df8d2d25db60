import type { Place } from '@waybill/contract/places/place';
import { dispatchMode } from '@waybill/contract/timeline/enums';
import type { BatchShippingView, TimelineItemView, TravellersRequestView } from '@waybill/contract/timeline/item-view';
import { asField, type PackageFields } from './package-fields.ts';

/** The trip or batch that a parcel asks to travel with. */
export type Booking = TravellersRequestView | BatchShippingView;

export function stopsOf(booking: Booking | undefined): readonly Place[] {
  return booking?.itemType === 4 ? booking.dropOffAddressesJson : [];
}

/** The fields of a parcel that the booked trip or batch determines. */
export function fieldsOfBooking(booking: Booking): Partial<PackageFields> {
  const shared = { pickupAddressJson: asField(booking.pickupAddressJson), shipmentDate: booking.shippingDate };
  if (booking.itemType === 2)
    return {
      ...shared,
      dropOffAddressJson: asField(booking.dropOffAddressJson),
      dispatchMode: String(booking.dispatchMode),
    };
  const [only, ...others] = booking.dropOffAddressesJson;
  return {
    ...shared,
    ...(only && others.length === 0 ? { dropOffAddressJson: asField(only) } : {}),
    dispatchMode: String(dispatchMode.Van),
    currency: booking.currency,
  };
}

/** The item if it can be booked as what is wanted: open, somebody else’s, of that kind. */
export function bookable(item: TimelineItemView, wanted: Booking['itemType']): Booking | undefined {
  return (item.itemType === 2 || item.itemType === 4) && item.itemType === wanted && item.can.book ? item : undefined;
}
