import { searchPlaces as call } from '@waybill/contract/places/search-places';
import { defineRoute } from '../define-route.ts';

export const searchPlacesRoute = defineRoute(call, ({ findPlaces }, { query }) => {
  const { searchText, countryCode, limit } = query;
  return findPlaces({ text: searchText, countryCode, limit });
});
