import { listCountries as call } from '@waybill/contract/places/list-countries';
import { defineRoute } from '../define-route.ts';
import { allCountries } from '../gazetteer/countries.ts';

export const listCountriesRoute = defineRoute(call, async (_: unknown, { reply }) => {
  reply.header('cache-control', 'public, max-age=86400');
  return { countries: [...allCountries()] };
});
