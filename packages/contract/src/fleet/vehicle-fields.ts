import * as z from 'zod/mini';
import { day } from '../day.ts';
import { imageIdList } from '../files/image-view.ts';
import { oneLine } from '../text.ts';
import { type DispatchMode, dispatchMode } from '../timeline/enums.ts';
import { paperKinds } from './vehicle-papers.ts';

/** What a business drives: a plane or a ship is nobody’s to hand over with its key. */
export const vehicleKinds = [
  dispatchMode.Bike,
  dispatchMode.Car,
  dispatchMode.Van,
  dispatchMode.Truck,
  dispatchMode.Bus,
] as const satisfies readonly DispatchMode[];
export type VehicleKind = (typeof vehicleKinds)[number];

/** The room that a vehicle of a kind usually has: what the form begins with. */
export const usualRoom: Readonly<Record<VehicleKind, { readonly capacityKg: number; readonly capacityPlaces: number }>> = {
  0: { capacityKg: 30, capacityPlaces: 6 },
  1: { capacityKg: 200, capacityPlaces: 20 },
  2: { capacityKg: 1_000, capacityPlaces: 80 },
  3: { capacityKg: 8_000, capacityPlaces: 400 },
  4: { capacityKg: 400, capacityPlaces: 40 },
};

/** Vehicles that a business drives at a time. */
export const mostVehicles = 2_000;
const longestPlate = 15;
const heaviestLoad = 30_000;
const mostPlaces = 5_000;

const paper = z.strictObject({ kind: z.enum(paperKinds, 'Please choose a paper'), expiresOn: day });

export const vehicleFields = {
  kind: z
    .int('Please choose what it is')
    .check(z.refine((kind) => vehicleKinds.some((known) => known === kind), 'Please choose what it is')),
  /** Letters in capitals and single spaces, so that one plate is written in one way. */
  plate: oneLine(longestPlate, 'Please enter its plate').check(
    z.toUpperCase(),
    z.overwrite((plate) => plate.replace(/ +/g, ' ')),
    z.minLength(1, 'Please enter its plate'),
    z.refine((plate) => /^[A-Z0-9][A-Z0-9 -]*$|^$/.test(plate), 'Letters, numbers, spaces and hyphens only'),
  ),
  capacityKg: z
    .int('Please enter whole kilograms')
    .check(z.minimum(1, 'At least 1 kg'), z.maximum(heaviestLoad, '30,000 kg is the most')),
  capacityPlaces: z
    .int('Please enter a whole number')
    .check(z.minimum(1, 'At least 1 parcel'), z.maximum(mostPlaces, '5,000 parcels are the most')),
  imageIdList,
  papers: z.array(paper, 'Please send a list of papers').check(
    z.maxLength(paperKinds.length, 'One paper of each kind, please'),
    z.refine((papers) => new Set(papers.map(({ kind }) => kind)).size === papers.length, 'One paper of each kind, please'),
  ),
} as const;
