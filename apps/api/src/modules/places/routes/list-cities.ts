import { listCities as call } from '@waybill/contract/places/list-cities';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { findCities } from '../gazetteer/cities.ts';
import { findCountry } from '../gazetteer/countries.ts';

export const listCitiesRoute = defineRoute(call, async (_: unknown, { params, query, reply }) => {
  if (!findCountry(params.id)) throw new Problem('not_found', 'We do not know that country.');
  reply.header('cache-control', 'public, max-age=86400');
  return { cities: findCities(params.id, query.search, query.limit) };
});
