import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryCode } from '../text.ts';
import { place } from './place.ts';

export const placeKinds = ['country', 'state', 'lga', 'city', 'district', 'landmark', 'street'] as const;

export const placeFound = z.object({
  ...place.shape,
  placeId: z.string(),
  /** The name of the place and the region it lies in: `Yaba` and `Lagos Mainland, Lagos, Nigeria`. */
  name: z.string(),
  detail: z.string(),
  kind: z.enum(placeKinds),
});

export type PlaceFound = z.infer<typeof placeFound>;

export const placeText = z
  .string('Please type a place')
  .check(z.trim(), z.minLength(1, 'Please type a place'), z.maxLength(120, 'That is too long'));

export const searchPlaces = defineCall({
  method: 'GET',
  path: '/places/search',
  access: 'member',
  summary: 'Places by how they begin, forgiving slips of the finger; the best first.',
  query: z.strictObject({
    searchText: placeText,
    /** Only within this country. */
    countryCode: z.optional(countryCode),
    limit: z._default(
      z.coerce.number('From 1 to 20').check(z.int('From 1 to 20'), z.minimum(1, 'From 1 to 20'), z.maximum(20, 'From 1 to 20')),
      8,
    ),
  }),
  success: {
    status: 200,
    body: z.object({
      places: z.array(placeFound),
      /** The source to credit beside the list. */
      source: z.enum(['gazetteer', 'photon', 'google']),
    }),
  },
  errors: ['provider_unavailable'],
  limits: [{ by: 'caller', max: 600, seconds: 600 }],
});
