import { findNearestPlace as call } from '@waybill/contract/places/find-nearest-place';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { nearestPlace } from '../search/nearest-place.ts';

export const findNearestPlaceRoute = defineRoute(call, async (_, { query }) => {
  const place = nearestPlace(query);
  if (!place) throw new Problem('not_found', 'We know no place near there. Please type a town or a landmark.');
  return { place };
});
