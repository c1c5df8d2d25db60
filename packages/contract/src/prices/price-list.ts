import * as z from 'zod/mini';
import { amount, amountOrNothing } from '../money.ts';

export const priceListLimits = { bands: 12, weightSteps: 12, farthestKm: 3_000, heaviestKg: 30_000, freeMinutes: 240 } as const;

/** A price that a business has named holds for so long, whatever becomes of its list. */
export const quoteHoldsMinutes = 5;

const km = z.int('Whole km only').check(z.minimum(1, 'From 1 km'), z.maximum(3_000, '3,000 km at most'));
const kg = z
  .number('A number of kg')
  .check(z.positive('Please enter a weight above zero'), z.maximum(30_000, '30,000 kg at most'));
const percent = z.int('Please enter whole percent').check(z.minimum(0, 'From 0%'), z.maximum(100, '100% at most'));

/** A parcel that goes as far as this costs so much. */
const distanceBand = z.strictObject({ upToKm: km, fee: amount });
const weightStep = z.strictObject({ upToKg: kg, supplement: amountOrNothing });
const vehiclePrice = z.strictObject({
  dispatchMode: z
    .int('Please choose a vehicle')
    .check(z.minimum(0, 'Please choose a vehicle'), z.maximum(6, 'Please choose a vehicle')),
  supplement: amountOrNothing,
});

/**
 * What a business asks for a ride, in its home currency: by how far, how heavy and with what, and what waiting, haste and an attempt
 * that fails cost. Farther and heavier never costs less: that is checked here, so that no price of it can say otherwise.
 */
export const priceList = z.strictObject({
  bands: z.array(distanceBand, 'Please send the distances').check(
    z.minLength(1, 'Please name one distance at least'),
    z.maxLength(priceListLimits.bands, `${priceListLimits.bands} distances at most`),
    z.refine((bands) => isRising(bands.map(({ upToKm }) => upToKm)), 'Each distance must be longer than the one before it'),
    z.refine((bands) => neverFalls(bands.map(({ fee }) => fee)), 'A longer way cannot cost less than a shorter one'),
  ),
  /** For each kilometre beyond the last distance; null where the business does not go farther. */
  beyondPerKm: z.nullable(amountOrNothing),
  weightSteps: z.array(weightStep, 'Please send the weights').check(
    z.minLength(1, 'Please name one weight at least'),
    z.maxLength(priceListLimits.weightSteps, `${priceListLimits.weightSteps} weights at most`),
    z.refine((steps) => isRising(steps.map(({ upToKg }) => upToKg)), 'Each weight must be heavier than the one before it'),
    z.refine((steps) => neverFalls(steps.map(({ supplement }) => supplement)), 'Something heavier cannot cost less'),
  ),
  /** What the business rides with, and what each costs more. */
  vehicles: z.array(vehiclePrice, 'Please send the vehicles').check(
    z.minLength(1, 'Please choose one vehicle at least'),
    z.maxLength(7, 'Each vehicle once'),
    z.refine((rows) => new Set(rows.map((row) => row.dispatchMode)).size === rows.length, 'Each vehicle once'),
  ),
  expressSupplement: amountOrNothing,
  waiting: z.strictObject({
    freeMinutes: z
      .int('Please enter whole minutes')
      .check(
        z.minimum(0, 'From 0 minutes'),
        z.maximum(priceListLimits.freeMinutes, `${priceListLimits.freeMinutes} minutes at most`),
      ),
    perMinute: amountOrNothing,
  }),
  /** Of the price of the ride, for an attempt at which nobody took the parcel. */
  failedAttemptPercent: percent,
});

export type PriceList = z.infer<typeof priceList>;

function isRising(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}

function neverFalls(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));
}
