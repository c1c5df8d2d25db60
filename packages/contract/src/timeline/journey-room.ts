import * as z from 'zod/mini';
import { amount, type Currency } from '../money.ts';
import { packagePrices } from './enums.ts';
import { weight } from './item-fields.ts';

const pieces = 'Please enter how many parcels, from 1 to 1,000';

/** The room on a trip or batch, as much as its carrier says of it. */
export const journeyRoomFields = {
  /** The room in kilograms. */
  roomKg: weight,
  /** How many parcels, however light. */
  roomPieces: z.int(pieces).check(z.minimum(1, pieces), z.maximum(1_000, pieces)),
} as const;

/** What a kilogram costs on a trip. */
export const pricePerKg = amount.check(z.refine((value) => value <= 1_000_000, '1,000,000 for a kilogram is the most'));

/** The fee of a parcel on a trip with a price: by its weight, and never below the least that anything is carried for. */
export function tripFee(kilogram: number, weightKg: number, currency: Currency): number {
  const minor = Math.ceil((Math.round(kilogram * 100) * Math.round(weightKg * 1000)) / 1000);
  return Math.max(packagePrices[currency].lowest, minor / 100);
}
