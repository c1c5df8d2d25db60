import type { PlaceFound } from '@waybill/contract/places/search-places';
import * as z from 'zod';
import { askProvider } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { placeView } from './place-view.ts';
import { type PlacesPort, placesTimeoutMs } from './port.ts';

type GoogleSettings = { readonly baseUrl: string; readonly apiKey: string; readonly timeoutMs?: number };

const component = z.object({ longText: z.string(), shortText: z.string().optional(), types: z.array(z.string()) });
const found = z.object({
  id: z.string().min(1),
  displayName: z.object({ text: z.string().min(1) }),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z.array(z.string()).default([]),
  addressComponents: z.array(component),
});
/** Google leaves `places` out when it found none. */
const answerShape = z.object({ places: z.array(z.unknown()).default([]) });

/** Google bills by the fields that are asked for. */
const fields = ['id', 'displayName', 'location', 'types', 'addressComponents'].map((field) => `places.${field}`).join(',');

/** Google Places (New), text search: one call answers name, position and address. */
export function createGooglePlaces({ baseUrl, apiKey, timeoutMs = placesTimeoutMs }: GoogleSettings): PlacesPort {
  return {
    source: 'google',
    async find({ text, countryCode, limit }) {
      const { status, body } = await askProvider('Google Places', `${baseUrl}/v1/places:searchText`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey, 'x-goog-fieldmask': fields },
        body: JSON.stringify({ textQuery: text, pageSize: limit, languageCode: 'en', regionCode: countryCode ?? 'NG' }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = answerShape.safeParse(body);
      if (status !== 200 || !answer.success) throw new ProviderUnavailable('Google Places', `status ${status}`);
      return answer.data.places
        .flatMap((place) => read(place) ?? [])
        .filter((place) => !countryCode || place.countryCode === countryCode)
        .slice(0, limit);
    },
  };
}

function read(value: unknown): PlaceFound | undefined {
  const parsed = found.safeParse(value);
  if (!parsed.success) return undefined;
  const { id, displayName, location, types, addressComponents } = parsed.data;
  const of = (type: string) => addressComponents.find((part) => part.types.includes(type));
  const named = (type: string) => of(type)?.longText;
  const state = named('administrative_area_level_1') ?? '';
  const city = named('locality') ?? named('postal_town') ?? '';
  return placeView({
    placeId: `google:${id}`,
    name: displayName.text,
    kind: kindOf(types),
    ...location,
    countryCode: of('country')?.shortText ?? '',
    state,
    city,
    within: [named('sublocality'), named('neighborhood'), city, named('administrative_area_level_2'), state],
    country: named('country') ?? '',
  });
}

const kinds: readonly (readonly [type: string, kind: PlaceFound['kind']])[] = [
  ['country', 'country'],
  ['administrative_area_level_1', 'state'],
  ['administrative_area_level_2', 'lga'],
  ['locality', 'city'],
  ['sublocality', 'district'],
  ['neighborhood', 'district'],
  ['route', 'street'],
  ['street_address', 'street'],
];

function kindOf(types: readonly string[]): PlaceFound['kind'] {
  return kinds.find(([type]) => types.includes(type))?.[1] ?? 'landmark';
}
