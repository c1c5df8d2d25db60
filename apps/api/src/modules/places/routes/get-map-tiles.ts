import { getMapTiles as call } from '@waybill/contract/places/get-map-tiles';
import { defineRoute } from '../define-route.ts';

export const getMapTilesRoute = defineRoute(call, async ({ mapTiles }, { reply }) => {
  reply.header('cache-control', 'public, max-age=3600');
  return { tiles: mapTiles ?? null };
});
