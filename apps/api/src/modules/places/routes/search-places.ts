import { searchPlaces } from '@waybill/contract/places/search-places';
import { defineRoute } from '../../../platform/http/route.ts';
import type { PlacesContext } from '../context.ts';

export const searchPlacesRoute = defineRoute(searchPlaces, ({ findPlaces }: PlacesContext, { query }) => {
  const { searchText, countryCode, limit } = query;
  return findPlaces({ text: searchText, countryCode, limit });
});
