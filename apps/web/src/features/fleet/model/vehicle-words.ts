import type { VehicleKind } from '@waybill/contract/fleet/vehicle-fields';
import { type PaperKind, paperStateOf } from '@waybill/contract/fleet/vehicle-papers';
import type { VehicleGist, VehicleView } from '@waybill/contract/fleet/vehicle-view';
import { formatNumber } from '../../../ui/format-number.ts';
import { dateInWords } from '../../../ui/lagos-day.ts';

const kinds: Readonly<Record<VehicleKind, string>> = { 0: 'Bike', 1: 'Car', 2: 'Van', 3: 'Truck', 4: 'Bus' };

export function kindWord(kind: number): string {
  return Object.entries(kinds).find(([known]) => Number(known) === kind)?.[1] ?? 'Vehicle';
}

/** “Bike · 30 kg · 6 parcels”. */
export function vehicleLine({ kind, capacityKg, capacityPlaces }: Omit<VehicleGist, 'id' | 'plate'>): string {
  const places = capacityPlaces === 1 ? '1 parcel' : `${formatNumber(capacityPlaces)} parcels`;
  return `${kindWord(kind)} · ${formatNumber(capacityKg)} kg · ${places}`;
}

export const paperWords: Readonly<Record<PaperKind, string>> = {
  licence: 'Vehicle licence',
  insurance: 'Insurance',
  roadworthiness: 'Roadworthiness',
  permit: 'Permit',
  other: 'Other paper',
};

type Paper = VehicleView['papers'][number];

/** A paper that somebody has to renew, in words; nothing for one that counts for long. */
export function paperWarning({ kind, expiresOn, daysLeft }: Paper, today: string): string | undefined {
  const state = paperStateOf(daysLeft);
  if (state === 'fine') return undefined;
  const on = dateInWords(expiresOn, today);
  if (state === 'over') return `${paperWords[kind]} ran out on ${on}`;
  if (daysLeft === 0) return `${paperWords[kind]} runs out today`;
  return `${paperWords[kind]} runs out on ${on}, in ${daysLeft === 1 ? 'a day' : `${daysLeft} days`}`;
}
