import { amount, type Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import { journeyFields } from '@waybill/contract/timeline/parcel-fields';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../../forms/chosen-place.ts';
import { type Draft, draftOf } from '../../../../forms/drafts.ts';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import type { BatchInput } from '../../api/create-batch-shipping.ts';
import { imagesIn, placeIn } from './package-fields.ts';
import { chosenImages, dayAhead } from './package-schema.ts';
import { noRoom, type RoomFields, roomSchema, roomWire } from './room-fields.ts';

export type Stop = { readonly text: string; readonly place: Place | null };

export type BatchFields = RoomFields & {
  readonly pickupAddress: string;
  readonly pickupAddressJson: string;
  /** The drop-offs in their order, as JSON. */
  readonly dropOffAddresses: string;
  readonly shippingDate: string;
  readonly priceStart: string;
  readonly priceEnd: string;
  readonly currency: string;
  readonly message: string;
  readonly imageIdList: string;
};

export function batchDraft(userId: string): Draft<BatchFields> {
  return draftOf(`batch.${userId}`, {
    pickupAddress: '',
    pickupAddressJson: '',
    dropOffAddresses: '',
    shippingDate: '',
    ...noRoom,
    priceStart: '',
    priceEnd: '',
    currency: '',
    message: '',
    imageIdList: '',
  });
}

const nowhere: Stop = { text: '', place: null };

/** There is always one to fill in. */
export function stopsIn(json: string): readonly Stop[] {
  try {
    const stops: Stop[] = JSON.parse(json);
    return stops.length > 0 ? stops : [nowhere];
  } catch {
    return [nowhere];
  }
}

export function addStop(stops: readonly Stop[]): readonly Stop[] {
  return stops.length >= timelineLimits.dropOffs ? stops : [...stops, nowhere];
}

export function removeStop(stops: readonly Stop[], at: number): readonly Stop[] {
  const rest = stops.filter((_, index) => index !== at);
  return rest.length > 0 ? rest : [nowhere];
}

/** One place up or down; at the ends it stays. */
export function moveStop(stops: readonly Stop[], at: number, by: -1 | 1): readonly Stop[] {
  const moved = stops[at];
  if (!moved || !stops[at + by]) return stops;
  const rest = stops.filter((_, index) => index !== at);
  return [...rest.slice(0, at + by), moved, ...rest.slice(at + by)];
}

type ChosenStop = { readonly text: string; readonly place: Place };

const chosenStops = z
  .custom<ChosenStop[]>(Array.isArray)
  .check(z.refine((stops) => stops.every(({ place }) => place), 'Please choose a place from the list'));

export function batchSchema(today: string) {
  return (fields: BatchFields) => {
    const lowest = typedAmount(fields.priceStart);
    return z.strictObject({
      pickupAddress: journeyFields.pickupAddress,
      pickupAddressJson: chosenPlace,
      dropOffAddresses: chosenStops,
      shippingDate: dayAhead(today),
      ...roomSchema,
      priceStart: amount,
      priceEnd: amount.check(z.refine((value) => lowest === '' || !(value < lowest), 'Please enter at least the lowest price')),
      currency: z.custom<Currency>(() => true),
      message: z._default(z.string(), ''),
      imageIdList: chosenImages,
    });
  };
}

export type BatchPlan = z.output<ReturnType<ReturnType<typeof batchSchema>>>;

export function batchWire(fields: BatchFields, home: Currency): Readonly<Record<string, unknown>> {
  const from = placeIn(fields.pickupAddressJson);
  return {
    ...fields,
    pickupAddress: fields.pickupAddress || (from?.label ?? ''),
    pickupAddressJson: from ?? '',
    dropOffAddresses: stopsIn(fields.dropOffAddresses).map(({ text, place }) => ({
      text: text || (place?.label ?? ''),
      ...(place ? { place } : {}),
    })),
    ...roomWire(fields),
    priceStart: typedAmount(fields.priceStart),
    priceEnd: typedAmount(fields.priceEnd),
    currency: fields.currency || home,
    imageIdList: imagesIn(fields.imageIdList).map(({ publicId }) => publicId),
  };
}

/** The two lists that the server wants, each place at the position of its address. */
export function batchInput({ dropOffAddresses, ...plan }: BatchPlan): BatchInput {
  return {
    ...plan,
    dropOffAddresses: dropOffAddresses.map(({ text }) => text),
    dropOffAddressesJson: dropOffAddresses.map(({ place }) => place),
  };
}
