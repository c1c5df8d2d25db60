import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type KnownPlace, knownPlaces } from './known-places.ts';

const query = z.object({
  q: z.string().trim().min(1),
  limit: z.coerce.number().int().min(1).catch(15),
  lang: z.enum(['default', 'en', 'de', 'fr']).default('default'),
});

/** GET /photon/api, with the answers Photon gives: GeoJSON, longitude first. */
export function searchRoute(app: FastifyInstance, slowMs: number): void {
  app.get('/photon/api', async (request, reply) => {
    const parsed = query.safeParse(request.query);
    if (!parsed.success) return reply.code(400).send({ message: "missing search term 'q': /?q=berlin" });
    const { q, limit } = parsed.data;
    if (q === 'sandbox down') return reply.code(503).send({ message: 'Service Unavailable' });
    if (q === 'sandbox page') return reply.type('text/html').send('<h1>Welcome</h1>');
    if (q === 'sandbox slow') await sleep(slowMs);
    const features = knownPlaces.map((place, at) => ({ place, at })).filter(({ place }) => isMeant(place, q));
    return { type: 'FeatureCollection', features: features.slice(0, limit).map(({ place, at }) => featureOf(place, at)) };
  });
}

/** Every word that was typed begins a word of the address. */
function isMeant(place: KnownPlace, typed: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const { name = '', housenumber = '', street = '', district = '', city = '', state = '', country } = place;
  const known = words([name, housenumber, street, district, city, state, country].join(' '));
  return words(typed).every((word) => known.some((one) => one.startsWith(word)));
}

function featureOf({ at: coordinates, ...properties }: KnownPlace, at: number) {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { osm_type: properties.type === 'street' ? 'W' : 'N', osm_id: 7_000_001 + at, ...properties },
  };
}
