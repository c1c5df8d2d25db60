import { searchPlaces as call } from '@waybill/contract/places/search-places';
import { defineRoute } from '../../../platform/http/route.ts';
import type { PlacesContext } from '../context.ts';

export const searchPlacesRoute = defineRoute(call, ({ findPlaces }: PlacesContext, { query }) => {
  const { searchText, countryCode, limit } = query;
  return findPlaces({ text: searchText, countryCode, limit });
});
