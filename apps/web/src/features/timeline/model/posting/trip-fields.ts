import type { Currency } from '@waybill/contract/money';
import { dispatchModeField } from '@waybill/contract/timeline/item-fields';
import { pricePerKg } from '@waybill/contract/timeline/journey-room';
import { journeyFields } from '@waybill/contract/timeline/parcel-fields';
import { modeAgainst } from '@waybill/contract/timeline/travel-fit';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../../forms/chosen-place.ts';
import { type Draft, draftOf } from '../../../../forms/drafts.ts';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { imagesIn, placeIn } from './package-fields.ts';
import { chosenImages, dayAhead } from './package-schema.ts';
import { noRoom, type RoomFields, roomSchema, roomWire } from './room-fields.ts';

export type TripFields = RoomFields & {
  readonly pickupAddress: string;
  readonly pickupAddressJson: string;
  readonly dropOffAddress: string;
  readonly dropOffAddressJson: string;
  readonly shippingDate: string;
  readonly dispatchMode: string;
  readonly pricePerKg: string;
  readonly currency: string;
  readonly message: string;
  readonly imageIdList: string;
};

export function tripDraft(userId: string): Draft<TripFields> {
  return draftOf(`trip.${userId}`, {
    pickupAddress: '',
    pickupAddressJson: '',
    dropOffAddress: '',
    dropOffAddressJson: '',
    shippingDate: '',
    dispatchMode: '',
    ...noRoom,
    pricePerKg: '',
    currency: '',
    message: '',
    imageIdList: '',
  });
}

export function tripSchema(today: string) {
  const trip = z.strictObject({
    pickupAddress: journeyFields.pickupAddress,
    pickupAddressJson: chosenPlace,
    dropOffAddress: journeyFields.dropOffAddress,
    dropOffAddressJson: chosenPlace,
    shippingDate: dayAhead(today),
    dispatchMode: dispatchModeField,
    ...roomSchema,
    pricePerKg: z.optional(pricePerKg),
    currency: z.optional(z.custom<Currency>(() => true)),
    message: z._default(z.string(), ''),
    imageIdList: chosenImages,
  });
  return trip.check(
    z.refine(
      ({ dispatchMode, pickupAddressJson, dropOffAddressJson }) =>
        !modeAgainst(dispatchMode, pickupAddressJson, dropOffAddressJson),
      {
        path: ['dispatchMode'],
        error: 'Nobody travels that way between these places',
      },
    ),
  );
}

/** A place without a street is enough for a trip: where nothing was typed, its name stands for the address. */
export function tripWire(fields: TripFields, home: Currency): Readonly<Record<string, unknown>> {
  const from = placeIn(fields.pickupAddressJson);
  const to = placeIn(fields.dropOffAddressJson);
  return {
    ...fields,
    pickupAddress: fields.pickupAddress || (from?.label ?? ''),
    pickupAddressJson: from ?? '',
    dropOffAddress: fields.dropOffAddress || (to?.label ?? ''),
    dropOffAddressJson: to ?? '',
    dispatchMode: fields.dispatchMode === '' ? '' : Number(fields.dispatchMode),
    ...roomWire(fields),
    pricePerKg: typedAmount(fields.pricePerKg),
    // Without a price there is nothing to be in a currency.
    currency: fields.pricePerKg === '' ? '' : fields.currency || home,
    imageIdList: imagesIn(fields.imageIdList).map(({ publicId }) => publicId),
  };
}
