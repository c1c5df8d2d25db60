import { searchAreas as call } from '@waybill/contract/places/search-areas';
import { defineRoute } from '../define-route.ts';
import { searchPlaces } from '../search/search-places.ts';

export const searchAreasRoute = defineRoute(call, async (_: unknown, { query, reply }) => {
  reply.header('cache-control', 'public, max-age=86400');
  return { places: searchPlaces(query.searchText, { limit: 8 }) };
});
