import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { placeFound, placeText } from './search-places.ts';

export const searchAreas = defineCall({
  method: 'GET',
  path: '/places/areas',
  access: 'public',
  summary: 'The same for visitors, from our own book alone: districts, towns and landmarks, eight at most. No provider is asked.',
  query: z.strictObject({ searchText: placeText }),
  success: { status: 200, body: z.object({ places: z.array(placeFound) }) },
  limits: [{ by: 'ip', max: 1200, seconds: 60, at: 'node' }],
});
