import type { PlaceFound } from '@waybill/contract/places/search-places';
import * as z from 'zod';
import { askProvider } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { placeView } from './place-view.ts';
import { type PlacesPort, placesTimeoutMs } from './port.ts';

type PhotonSettings = { readonly baseUrl: string; readonly timeoutMs?: number };

const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });
const text = z.string().optional();
const feature = z.object({
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.string(),
    osm_id: z.number(),
    type: text,
    name: text,
    housenumber: text,
    street: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    country: z.string(),
    countrycode: z.string().regex(/^[A-Za-z]{2}$/),
  }),
});

type Properties = z.infer<typeof feature>['properties'];

/** Photon (https://photon.komoot.io), which searches OpenStreetMap as people type. Data © OpenStreetMap contributors, ODbL. */
export function createPhoton({ baseUrl, timeoutMs = placesTimeoutMs }: PhotonSettings): PlacesPort {
  return {
    source: 'photon',
    async find({ text: wanted, countryCode, limit }) {
      // Photon does not look within one country only: ask for more, and keep those of it.
      const query = new URLSearchParams({ q: wanted, limit: String(countryCode ? limit * 3 : limit), lang: 'en' });
      const signal = AbortSignal.timeout(timeoutMs);
      const { status, body } = await askProvider('Photon', `${baseUrl}/api?${query}`, { signal });
      const answer = collection.safeParse(body);
      if (status !== 200 || !answer.success) throw new ProviderUnavailable('Photon', `status ${status} with another answer`);
      return answer.data.features
        .flatMap((one) => read(one) ?? [])
        .filter((place) => !countryCode || place.countryCode === countryCode)
        .slice(0, limit);
    },
  };
}

/** A feature we cannot read is left out: the others are still right. */
function read(value: unknown): PlaceFound | undefined {
  const parsed = feature.safeParse(value);
  if (!parsed.success) return undefined;
  const { geometry, properties } = parsed.data;
  const name = properties.name ?? [properties.housenumber, properties.street].filter(Boolean).join(' ');
  if (name === '') return undefined;
  const [longitude, latitude] = geometry.coordinates;
  const { locality, district, city, county, state, country } = properties;
  return placeView({
    placeId: `osm:${properties.osm_type}${properties.osm_id}`,
    name,
    kind: kindOf(properties),
    latitude,
    longitude,
    countryCode: properties.countrycode.toUpperCase(),
    state: state ?? (properties.type === 'state' ? name : ''),
    city: city ?? (properties.type === 'city' ? name : ''),
    within: [properties.name && properties.street, locality, district, city, county, state],
    country,
  });
}

const kinds: Readonly<Record<string, PlaceFound['kind']>> = {
  street: 'street',
  locality: 'district',
  district: 'district',
  city: 'city',
  county: 'lga',
  state: 'state',
  country: 'country',
};

function kindOf({ type, name }: Properties): PlaceFound['kind'] {
  return kinds[type ?? ''] ?? (name ? 'landmark' : 'street');
}
