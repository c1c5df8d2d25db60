import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { placeFound } from './search-places.ts';

function degrees(limit: number, words: string) {
  return z.coerce.number(words).check(z.minimum(-limit, words), z.maximum(limit, words));
}

export const findNearestPlace = defineCall({
  method: 'GET',
  path: '/places/nearest',
  access: 'member',
  summary: 'The area, town or landmark of our own gazetteer that lies nearest to a position.',
  query: z.strictObject({
    latitude: degrees(90, 'Please send a latitude from -90 to 90'),
    longitude: degrees(180, 'Please send a longitude from -180 to 180'),
  }),
  success: { status: 200, body: z.object({ place: placeFound }) },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 120, seconds: 600 }],
});
