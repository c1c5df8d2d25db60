import type { Place } from '@waybill/contract/places/place';
import { businessFields } from '@waybill/contract/users/business';
import { type BusinessView, businessWorkFields } from '@waybill/contract/users/business-view';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../forms/chosen-place.ts';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import type { UserChanges } from '../api/update-user.ts';
import { changesOf } from './account-form.ts';
import { numberOf, timeOf, timeText } from './business-form.ts';

const { numberOfVehiclesInFleet, workingHoursStart, workingHoursEnd } = businessFields;
const { baseFare, activeLocation } = businessWorkFields;

export const fleetSchema = z.object({
  numberOfVehiclesInFleet,
  workingHoursStart,
  workingHoursEnd,
  baseFare: z.nullable(baseFare),
  activeLocation1: z.optional(activeLocation),
  activeLocation1Json: z.optional(chosenPlace),
  activeLocation2: z.optional(activeLocation),
  activeLocation2Json: z.optional(chosenPlace),
  activeLocation3: z.optional(activeLocation),
  activeLocation3Json: z.optional(chosenPlace),
});

type FleetWire = z.infer<typeof fleetSchema>;

export const locationNumbers = [1, 2, 3] as const;

/** Text only, as forms keep it: a place is the JSON of one, and empty for none. */
export function fleetFieldsOf(business: BusinessView) {
  return {
    numberOfVehiclesInFleet: String(business.numberOfVehiclesInFleet),
    baseFare: business.baseFare === null ? '' : amountText(business.baseFare),
    workingHoursStart: timeText(business.workingHoursStart),
    workingHoursEnd: timeText(business.workingHoursEnd),
    activeLocation1: business.activeLocation1,
    activeLocation1Json: asField(business.activeLocation1Json),
    activeLocation2: business.activeLocation2,
    activeLocation2Json: asField(business.activeLocation2Json),
    activeLocation3: business.activeLocation3,
    activeLocation3Json: asField(business.activeLocation3Json),
  };
}

export type FleetFields = ReturnType<typeof fleetFieldsOf>;

export function asField(place: Place | null): string {
  return place === null ? '' : JSON.stringify(place);
}

/** Written by this form alone. */
export function placeIn(json: string): Place | null {
  return json === '' ? null : JSON.parse(json);
}

export function fleetToWire(fields: FleetFields): Record<string, unknown> {
  const wire: Record<string, unknown> = {
    ...fields,
    numberOfVehiclesInFleet: numberOf(fields.numberOfVehiclesInFleet),
    baseFare: fields.baseFare.trim() === '' ? null : typedAmount(fields.baseFare),
    workingHoursStart: timeOf(fields.workingHoursStart),
    workingHoursEnd: timeOf(fields.workingHoursEnd),
  };
  for (const number of locationNumbers) {
    const place = fields[`activeLocation${number}Json`];
    // Typed but not chosen: no place, and said so beside the field.
    wire[`activeLocation${number}Json`] = place === '' ? fields[`activeLocation${number}`].trim() : placeIn(place);
  }
  return wire;
}

/** The changed fields; a place and its text always together, and an empty text for one that was removed. */
export function fleetChanges(wanted: FleetWire, business: BusinessView): UserChanges | undefined {
  const now = fleetFieldsOf(business);
  const { numberOfVehiclesInFleet: vehicles, workingHoursStart: from, workingHoursEnd: until, baseFare: fare } = wanted;
  const plain = { numberOfVehiclesInFleet: vehicles, workingHoursStart: from, workingHoursEnd: until, baseFare: fare };
  const changes: Record<string, unknown> = { ...changesOf(plain, fleetToWire(now)) };
  for (const number of locationNumbers) {
    const place = wanted[`activeLocation${number}Json`];
    const text = wanted[`activeLocation${number}`] ?? '';
    if (text === now[`activeLocation${number}`] && asField(place ?? null) === now[`activeLocation${number}Json`]) continue;
    changes[`activeLocation${number}`] = text;
    if (place) changes[`activeLocation${number}Json`] = place;
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}
