import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const getMapTiles = defineCall({
  method: 'GET',
  path: '/places/mapTiles',
  access: 'public',
  summary: 'Where the pictures of a map come from, if this house has any; without, maps are outlines.',
  success: {
    status: 200,
    body: z.object({
      tiles: z.nullable(
        z.object({
          /** With `{z}`, `{x}` and `{y}` in it. */
          url: z.string(),
          /** The credit to show on the map. Plain text. */
          attribution: z.string(),
        }),
      ),
    }),
  },
  limits: [{ by: 'ip', max: 600, seconds: 60, at: 'node' }],
});
