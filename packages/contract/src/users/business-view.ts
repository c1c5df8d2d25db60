import * as z from 'zod/mini';
import { amount, amountView, currencyCode } from '../money.ts';
import { place } from '../places/place.ts';
import { oneLine } from '../text.ts';
import { timeOfDay } from './business.ts';

/** The work of a business. Asked for after sign-up, whose pages do without this file. */
export const businessWorkFields = {
  /** The lowest fee of a delivery, in the home currency. */
  baseFare: amount,
  /** The area the business works in; an empty text takes it away, and its place with it. */
  activeLocation: oneLine(200, 'Please enter where you work'),
} as const;

/** The business as its owner sees it. */
export const businessView = z.object({
  id: z.string(),
  businessName: z.string(),
  businessEmail: z.string(),
  businessWebsite: z.string(),
  businessPhoneNumber: z.string(),
  dialCode: z.string(),
  businessRepName: z.nullable(z.string()),
  businessRepRole: z.nullable(z.string()),
  businessRepCity: z.nullable(z.string()),
  businessRepCountry: z.string(),
  businessRepCountryCode: z.string(),
  workingHoursStart: timeOfDay,
  workingHoursEnd: timeOfDay,
  numberOfVehiclesInFleet: z.int(),
  /** Null until it is set. */
  baseFare: z.nullable(amountView),
  activeLocation1: z.string(),
  activeLocation1Json: z.nullable(place),
  activeLocation2: z.string(),
  activeLocation2Json: z.nullable(place),
  activeLocation3: z.string(),
  activeLocation3Json: z.nullable(place),
});

/** The business as any signed-in person may see it: its work, and no way around the chat. */
export const publicBusinessView = z.object({
  ...z.pick(businessView, {
    businessName: true,
    businessWebsite: true,
    workingHoursStart: true,
    workingHoursEnd: true,
    numberOfVehiclesInFleet: true,
    baseFare: true,
    activeLocation1: true,
    activeLocation2: true,
    activeLocation3: true,
  }).shape,
  /** Of the base fare. */
  currency: currencyCode,
});

export type PublicBusinessView = z.infer<typeof publicBusinessView>;
export type BusinessView = z.infer<typeof businessView>;
