import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const country = z.object({
  /** ISO 3166-1 alpha-2, also the id for `/users/cities/{id}`. */
  id: z.string(),
  name: z.string(),
  dialCode: z.string(),
  currency: z.string(),
  flag: z.string(),
});

export const listCountries = defineCall({
  method: 'GET',
  path: '/users/countries',
  access: 'public',
  summary: 'Every country with its dial code; Nigeria first, then by name.',
  success: { status: 200, body: z.object({ countries: z.array(country) }) },
  limits: [{ by: 'ip', max: 600, seconds: 60, at: 'node' }],
});
