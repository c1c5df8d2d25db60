import { addDays } from '@waybill/contract/day';
import type { Calls } from '../calls/call-types.ts';
import type { InputOf, Waybill } from '../waybill.ts';
import { choiceNames, choiceOf, isChoice } from './parcel-words.ts';

/** A parcel as the API takes it, with the currency it is paid in. */
export type Parcel = InputOf<Calls['parcels']['createPackage']> & { readonly currency: 'NGN' | 'USD' };

/** What is not right about a parcel, by field, in sentences. */
export class ParcelFaults extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(
      Object.entries(fields)
        .map(([field, message]) => `${field}: ${message}`)
        .join('\n'),
    );
    this.name = 'ParcelFaults';
    this.fields = fields;
  }
}

/** Short names of fields, for flags, files and tables, and what each one is. */
export const parcelFlags = {
  from: ['pickupAddressJson', 'place of the pickup: "Yaba, Lagos"'],
  pickup: ['pickupAddress', 'door of the pickup, as the carrier finds it'],
  to: ['dropOffAddressJson', 'place it goes to: "Wuse, Abuja"'],
  dropoff: ['dropoffAddress', 'door it goes to'],
  sender: ['senderFullName', 'full name of the sender'],
  'sender-phone': ['senderPhoneNumber', 'with the country: +2348031234567'],
  receiver: ['receiverFullName', 'full name of the receiver'],
  'receiver-phone': ['receiverPhoneNumber', 'with the country'],
  weight: ['weight', 'in kilograms'],
  fee: ['price', 'what the carrier gets'],
  currency: ['currency', 'NGN or USD; NGN'],
  value: ['costOfItem', 'what it is worth, for disputes'],
  kind: ['deliveryPartner', 'local, interstate, international or express'],
  by: ['dispatchMode', 'bike, car, van, truck, bus, air or sea'],
  what: ['itemCategoryId', 'documents, clothes, phones …; something else'],
  handling: ['handleRequirementId', 'fragile, upright, cold, dry …; nothing special'],
  day: ['shipmentDate', 'day of the pickup: 2026-11-30; today'],
  note: ['description', 'for whoever carries it'],
} as const;

const shortNames: ReadonlyMap<string, string> = new Map(Object.entries(parcelFlags).map(([short, [field]]) => [short, field]));
const numbers = ['weight', 'price', 'costOfItem'];
const placeFields = ['pickupAddressJson', 'dropOffAddressJson'];

/** Today in Lagos. */
const today = (now = Date.now()) => new Date(now + 3_600_000).toISOString().slice(0, 10);

/**
 * A parcel from whatever somebody wrote: short names or those of the API, choices by name or number, places by name. Places are looked up, and the
 * first that is found counts; whoever confirms the parcel sees which.
 */
export async function readParcel(waybill: Waybill, given: Readonly<Record<string, unknown>>): Promise<Parcel> {
  const faults: Record<string, string> = {};
  const fields: Record<string, unknown> = {
    currency: 'NGN',
    itemCategoryId: 12,
    handleRequirementId: 1,
    shipmentDate: today(),
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [shortNames.get(name) ?? name, value])),
  };
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' && isChoice(field)) {
      fields[field] = choiceOf(field, value);
      if (fields[field] === undefined) faults[field] = `Please choose one of ${choiceNames(field)}.`;
    } else if (typeof value === 'string' && numbers.includes(field)) {
      fields[field] = Number(value.replaceAll(',', ''));
      if (!Number.isFinite(fields[field])) faults[field] = 'Please give a number.';
    } else if (typeof value === 'string' && placeFields.includes(field) && !value.trim().startsWith('{')) {
      const found = await findPlace(waybill, value);
      if (found) fields[field] = found;
      else faults[field] = `We know no place “${value}”. Please name a town or an area.`;
    }
  }
  if (fields.collectAtDoor) faults.collectAtDoor = 'Money at the door is not for this command yet. Please post it in the app.';
  if (fields.shipmentDate === 'tomorrow') fields.shipmentDate = addDays(today(), 1);
  if (Object.keys(faults).length > 0) throw new ParcelFaults(faults);
  // Whatever is missing or wrong beyond this the server says, field by field.
  return fields as Parcel;
}

async function findPlace(waybill: Waybill, searchText: string) {
  const [found] = (await waybill.parcels.searchPlaces({ searchText, limit: 1 })).places;
  if (!found) return undefined;
  const { label, latitude, longitude, countryCode, state, city, placeId } = found;
  return { label, latitude, longitude, countryCode, state, city, ...(placeId ? { placeId } : {}) };
}

/** What a field is called by whoever types it. */
export function shortNameOf(field: string): string {
  return Object.entries(parcelFlags).find(([, [name]]) => name === field)?.[0] ?? field;
}
