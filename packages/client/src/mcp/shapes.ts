import * as z from 'zod';
import { choiceNames } from '../shipping/parcel-words.ts';

/** What is told of a parcel to be sent. */
export const parcelInput = {
  from: z.string().describe('Town or area of the pickup, such as “Yaba, Lagos”'),
  pickup: z.string().describe('Street and number of the pickup, or how to find it'),
  to: z.string().describe('Town or area it goes to, such as “Wuse, Abuja”'),
  dropoff: z.string().describe('Street and number it goes to, or how to find it'),
  sender: z.string().describe('Full name of the sender'),
  'sender-phone': z.string().describe('Phone of the sender with the country: +2348031234567'),
  receiver: z.string().describe('Full name of the receiver'),
  'receiver-phone': z.string().describe('Phone of the receiver with the country'),
  weight: z.number().positive().describe('In kilograms'),
  fee: z.number().positive().describe('What the carrier gets, in whole units of the currency with two decimals at most'),
  value: z.number().positive().describe('What it is worth, for disputes'),
  kind: z
    .enum(['local', 'interstate', 'international', 'express'])
    .describe('Local is within one state; express is ridden at once'),
  by: z.enum(['bike', 'car', 'van', 'truck', 'bus', 'air', 'sea']),
  what: z
    .string()
    .optional()
    .describe(`One of: ${choiceNames('itemCategoryId')}`),
  handling: z
    .string()
    .optional()
    .describe(`One of: ${choiceNames('handleRequirementId')}`),
  day: z.iso.date().optional().describe('Day of the pickup, such as 2026-11-30; today if left out'),
  note: z.string().optional().describe('For whoever carries it'),
  currency: z.enum(['NGN', 'USD']).optional().describe('NGN if left out'),
} as const;

export const totalShape = {
  fee: z.number(),
  charge: z.number().describe('For sending; 0 where a credit pays it'),
  total: z.number().describe('All that is held, to the kobo'),
  currency: z.enum(['NGN', 'USD']),
} as const;

export const listedParcel = z.object({
  id: z.string(),
  trackingId: z.string().nullable().describe('Null while it looks for a carrier'),
  status: z.string(),
  from: z.string(),
  to: z.string(),
  day: z.string(),
  fee: z.number(),
  currency: z.string(),
  carrier: z.string().nullable(),
});
