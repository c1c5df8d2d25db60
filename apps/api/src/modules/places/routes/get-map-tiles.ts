import { getMapTiles as call } from '@waybill/contract/places/get-map-tiles';
import { defineRoute } from '../../../platform/http/route.ts';
import type { PlacesContext } from '../context.ts';

export const getMapTilesRoute = defineRoute(call, async ({ mapTiles }: PlacesContext, { reply }) => {
  reply.header('cache-control', 'public, max-age=3600');
  return { tiles: mapTiles ?? null };
});
