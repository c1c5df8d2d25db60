import * as z from 'zod/mini';
import { addDays, day } from '../day.ts';
import { amountView, currencyCode } from '../money.ts';
import { dispatchModeField } from '../timeline/item-fields.ts';

/** What is earned can be looked at by any of these. */
export const earningsGroups = ['rider', 'vehicle', 'route', 'day'] as const;
export type EarningsGroup = (typeof earningsGroups)[number];

/** Money of a business in a time: the fees, our commission, what is left of them, what of that is its riders’, and the rest. */
const sums = {
  /** Parcels handed over. */
  parcels: z.int(),
  fees: amountView,
  commission: amountView,
  earned: amountView,
  shares: amountView,
  left: amountView,
};

export const earningsSums = z.object(sums);

export const earningsRow = z.object({
  ...sums,
  /** The rider, the vehicle or the day; null for what nobody was named for, and for a route. */
  id: z.nullable(z.string()),
  /** A full name, a plate, or from where to where; null for what nobody was named for. */
  name: z.nullable(z.string()),
  /** How a vehicle travels. */
  vehicleKind: z.nullable(dispatchModeField),
});

/** The days of a time, both included. */
export const earningsPeriod = { startDate: day, endDate: day };

export const earningsCurrency = z.optional(currencyCode);

export type EarningsSums = z.infer<typeof earningsSums>;
export type EarningsRow = z.infer<typeof earningsRow>;

/** The days of a period, oldest first. */
export function daysOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string[] {
  const days: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}
