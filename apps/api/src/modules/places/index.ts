import type { Route } from '../../platform/http/route.ts';
import type { PlacesContext } from './context.ts';
import { findNearestPlaceRoute } from './routes/find-nearest-place.ts';
import { getMapTilesRoute } from './routes/get-map-tiles.ts';
import { listCitiesRoute } from './routes/list-cities.ts';
import { listCountriesRoute } from './routes/list-countries.ts';
import { searchAreasRoute } from './routes/search-areas.ts';
import { searchPlacesRoute } from './routes/search-places.ts';

export { createPlaceFinder, type PlaceFinder } from './find-places.ts';
export { findCountry, findCountryByName } from './gazetteer/countries.ts';
export { nearestDistrict } from './gazetteer/nearest-district.ts';
export { plusCodeOf } from './plus-code-of.ts';
export { nearestPlace } from './search/nearest-place.ts';
export { openBook, searchPlaces } from './search/search-places.ts';

export const placesRoutes: readonly Route<PlacesContext>[] = [
  listCountriesRoute,
  listCitiesRoute,
  searchPlacesRoute,
  searchAreasRoute,
  findNearestPlaceRoute,
  getMapTilesRoute,
];
