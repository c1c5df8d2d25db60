import type { Route } from '../../platform/http/route.ts';
import { listCitiesRoute } from './routes/list-cities.ts';
import { listCountriesRoute } from './routes/list-countries.ts';

export { findCountry } from './countries.ts';

export const placesRoutes: readonly Route<unknown>[] = [listCountriesRoute, listCitiesRoute];
