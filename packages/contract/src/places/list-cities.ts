import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const listCities = defineCall({
  method: 'GET',
  path: '/users/cities/{id}',
  access: 'public',
  summary: 'Cities of a country, the largest first; `search` finds them by how they begin.',
  params: z.strictObject({
    /** The country’s code, in upper or lower case. */
    id: z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Please choose a country')),
  }),
  query: z.strictObject({
    search: z._default(z.string().check(z.trim(), z.maxLength(80, 'That is too long')), ''),
    limit: z._default(
      z.coerce.number().check(z.int('Please send a whole number'), z.minimum(1, 'From 1 to 50'), z.maximum(50, 'From 1 to 50')),
      20,
    ),
  }),
  success: { status: 200, body: z.object({ cities: z.array(z.object({ name: z.string(), region: z.string() })) }) },
  errors: ['not_found'],
  limits: [{ by: 'ip', max: 600, seconds: 60, at: 'node' }],
});
