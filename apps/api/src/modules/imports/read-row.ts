import type { ImportField } from '@waybill/contract/imports/import-fields';
import { type ImportSettings, type ImportSettingsDraft, importSettings } from '@waybill/contract/imports/import-settings';
import type { ImportFault } from '@waybill/contract/imports/import-view';
import { type Currency, toMajor, toMinor } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { decodePlusCode, decodeShortPlusCode, plusCodeIn } from '@waybill/contract/places/plus-code';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { deliveryFit } from '@waybill/contract/timeline/delivery-fit';
import { deliveryType } from '@waybill/contract/timeline/enums';
import type * as z from 'zod/mini';
import { Problem } from '../../platform/http/problem.ts';
import { findCountry, nearestPlace } from '../places/index.ts';
import { type AuthorStatus, checkPackage, type PackageInput, usualWay } from '../timeline/index.ts';
import type { createRowPlaces } from './find-place.ts';
import { isCutNumber, readAmount, readDay, readPhone, readWeight } from './read-cells.ts';

export type RowValues = Partial<Record<ImportField, string>>;

/** What a row says, and where it goes if somebody has chosen that from the list. */
export type RowWords = { readonly values: RowValues; readonly chosen: Place | null };

export type ReadRow = {
  readonly faults: readonly ImportFault[];
  readonly place: Place | null;
  readonly parcel: PackageInput | null;
};

export type Reading = {
  readonly sender: AuthorStatus;
  readonly currency: Currency;
  readonly findPlace: ReturnType<typeof createRowPlaces>;
  /** Null while something is missing that all rows need. */
  readonly settings: ImportSettings | null;
};

/** The settings once they are whole, and what is missing before that. */
export function readSettings(draft: ImportSettingsDraft): {
  readonly settings: ImportSettings | null;
  readonly missing: readonly { readonly field: string; readonly message: string }[];
} {
  const read = importSettings.safeParse(draft);
  if (read.success) return { settings: read.data, missing: [] };
  const missing = new Map(
    read.error.issues.map(({ path, message }) => {
      const field = String(path[0] ?? '');
      return [field, field === 'pickupAddressJson' ? 'Please say where they are picked up' : message];
    }),
  );
  return { settings: null, missing: [...missing].map(([field, message]) => ({ field, message })) };
}

/** The parcel that a row asks for, by the very rules of posting one, or why it is none. */
export function readRow({ sender, currency, findPlace, settings }: Reading, { values, chosen }: RowWords): ReadRow {
  const faults = new Faults();
  const say = (field: ImportField) => values[field]?.trim() ?? '';
  const address = say('address');
  const area = say('area');
  const named = chosen ? { place: chosen } : findPlace({ address, area, state: say('state') });
  const found = atPlusCode(named, say('plusCode'), address);
  if (!('place' in found))
    faults.add(found.field ?? (area === '' && address === '' ? 'address' : 'area'), found.message, found.places);
  const to = 'place' in found ? found.place : null;
  const dialCode = findCountry(to?.countryCode ?? sender.countryCode)?.dialCode ?? '+234';
  const phone = say('receiverPhoneNumber');
  if (isCutNumber(phone))
    faults.add('receiverPhoneNumber', `The spreadsheet has cut this number to “${phone}”. Please enter it whole`);
  const weight = say('weight') === '' ? settings?.weight : readWeight(say('weight'));
  const way = settings && to && weight ? wayOf({ settings, to, weight, currency }) : undefined;
  const collect = say('collect');
  const collects = collect === '' ? 0 : readAmount(collect);
  const body = {
    deliveryPartner: way?.kind ?? deliveryType.Sprint,
    dispatchMode: way?.mode ?? 0,
    senderFullName: settings?.senderFullName ?? standIn.senderFullName,
    senderPhoneNumber: settings?.senderPhoneNumber ?? standIn.senderPhoneNumber,
    pickupAddress: settings?.pickupAddress ?? standIn.pickupAddress,
    pickupAddressJson: settings?.pickupAddressJson ?? standIn.place,
    pickupLandmark: settings?.pickupLandmark,
    pickupNote: settings?.pickupNote,
    receiverFullName: say('receiverFullName'),
    receiverPhoneNumber: phone === '' ? '' : readPhone(phone, dialCode),
    dropoffAddress: doorOf(values),
    dropoffLandmark: landmarkOf(values),
    dropoffNote: say('note'),
    dropOffAddressJson: to ?? standIn.place,
    weight: weight ?? 1,
    itemCategoryId: settings?.itemCategoryId ?? 12,
    handleRequirementId: settings?.handleRequirementId ?? 1,
    shipmentDate: say('date') === '' ? (settings?.shipmentDate ?? sender.today) : readDay(say('date'), sender.today),
    price: say('fee') === '' ? (settings?.fee ?? way?.fee ?? 1_000) : readAmount(say('fee')),
    currency,
    costOfItem: say('value') === '' ? (settings?.costOfItem ?? 1_000) : readAmount(say('value')),
    description: descriptionOf(values),
    imageIdList: [],
    ...(collects === 0 ? {} : { collectAtDoor: { amount: collects, mayOpenFirst: false } }),
  } satisfies z.input<typeof createPackage.body>;
  const read = createPackage.body.safeParse(body);
  if (!read.success) for (const { path, message } of read.error.issues) faults.ofPosting(String(path[0] ?? ''), message);
  if (collects > 0 && !sender.isKycCompleted)
    faults.add('collect', 'To collect money at the door your identity has to be checked first');
  if (!read.success || !settings || !to || !faults.isEmpty()) return { faults: faults.list(), place: to, parcel: null };
  const { pin: _, ...parcel } = read.data;
  const against = faultsOf(parcel, sender);
  return { faults: against, place: to, parcel: against.length > 0 ? null : parcel };
}

/** Why a parcel whose fields are right by themselves cannot be posted. */
export function faultsOf(parcel: PackageInput, sender: AuthorStatus): ImportFault[] {
  try {
    checkPackage(parcel, sender);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const faults = new Faults();
    faults.ofPosting(error.fields[0]?.field ?? '', error.message);
    return faults.list();
  }
}

type Located =
  | { readonly place: Place }
  | { readonly message: string; readonly places: readonly Place[]; readonly field?: ImportField };

/** The exact spot of a door, where the row has a Plus Code: a whole one needs no area, a short one lies near it. */
function atPlusCode(named: Located, cell: string, address: string): Located {
  const code = plusCodeIn(cell === '' ? address : cell);
  if (code === undefined)
    return cell === ''
      ? named
      : { field: 'plusCode', message: 'That is not a Plus Code. They look like 6FR5G99H+2X', places: [] };
  const whole = decodePlusCode(code);
  const near = whole ? nearestPlace(whole) : 'place' in named ? named.place : undefined;
  const spot = whole ?? (near && decodeShortPlusCode(code, near));
  if (!whole && !near) return named;
  if (!near || !spot) return { field: 'plusCode', message: 'We know no place near this Plus Code', places: [] };
  const { label, countryCode, state, city, placeId } = near;
  return { place: { label, ...spot, countryCode, state, city, ...(placeId === undefined ? {} : { placeId }) } };
}

/** In place of what is said once for all rows, while it is missing: rows are checked for their own faults meanwhile. */
const standIn = {
  senderFullName: 'Sender',
  senderPhoneNumber: '+2348000000000',
  pickupAddress: 'Pickup',
  place: { label: 'Lagos', latitude: 6.45, longitude: 3.39, countryCode: 'NG', state: 'Lagos', city: 'Lagos' },
} as const;

/** Street and number, with the Plus Code as it stands in the file: where there is no street, it is the address. */
function doorOf(values: RowValues): string {
  return [values.address?.trim() ?? '', values.plusCode?.trim() ?? ''].filter((part) => part !== '').join(' · ');
}

/** As one says it: files have the name of the thing alone. */
function landmarkOf(values: RowValues): string {
  const landmark = values.landmark?.trim() ?? '';
  return landmark === '' || /^(near|opp|opposite|by|beside|behind|after|before|close|next)\b/i.test(landmark)
    ? landmark
    : `Near ${landmark}`;
}

/** Everybody may read it: nothing of the receiver or the door is in it. */
function descriptionOf(values: RowValues): string {
  const item = values.item?.trim() ?? '';
  const quantity = values.quantity?.trim() ?? '';
  return [quantity === '' || quantity === '1' ? '' : `${quantity} ×`, item].filter((part) => part !== '').join(' ');
}

type WayInput = { readonly settings: ImportSettings; readonly to: Place; readonly weight: number; readonly currency: Currency };

/** The usual kind between two places, by the mode that was chosen or by the cheapest that takes it, and what that usually costs. */
function wayOf({ settings, to, weight, currency }: WayInput) {
  const { pickupAddressJson: from, dispatchMode } = settings;
  const usual = usualWay({ from, to, weight, currency, mode: dispatchMode });
  const [kind] = deliveryFit(from, to).types;
  if (!usual) return { kind, mode: dispatchMode ?? 0, fee: null };
  return { kind: usual.kind, mode: usual.mode, fee: toMajor(roundedFee(usual.feeMinor)) };
}

/** To ten naira, or ten cents: a fee that people would name. */
function roundedFee(minor: bigint): bigint {
  const step = toMinor(10);
  return minor < step ? minor : ((minor + step / 2n) / step) * step;
}

/** The field of a row that a field of posting is made from. */
const fieldOf: Readonly<Record<string, ImportField>> = {
  receiverFullName: 'receiverFullName',
  receiverPhoneNumber: 'receiverPhoneNumber',
  dropoffAddress: 'address',
  dropOffAddressJson: 'area',
  dropoffLandmark: 'landmark',
  dropoffNote: 'note',
  weight: 'weight',
  dispatchMode: 'weight',
  deliveryPartner: 'area',
  shipmentDate: 'date',
  price: 'fee',
  costOfItem: 'value',
  collectAtDoor: 'collect',
  description: 'item',
};

class Faults {
  readonly #found = new Map<ImportField, ImportFault>();

  /** The first thing that is wrong with a field is said. */
  add(field: ImportField, message: string, places: readonly Place[] = []): void {
    if (!this.#found.has(field)) this.#found.set(field, { field, message, places: [...places] });
  }

  ofPosting(field: string, message: string): void {
    this.add(fieldOf[field] ?? 'address', message);
  }

  isEmpty(): boolean {
    return this.#found.size === 0;
  }

  list(): ImportFault[] {
    return [...this.#found.values()];
  }
}
