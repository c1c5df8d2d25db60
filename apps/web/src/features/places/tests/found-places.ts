import { createApiClient } from '@waybill/client/api-client';
import { provideClient } from '@waybill/client/browser-client';
import type { PlaceFound } from '@waybill/contract/places/search-places';
import { vi } from 'vitest';

export function placeFound(name: string, changes: Partial<PlaceFound> = {}): PlaceFound {
  return {
    placeId: `test:${name}`,
    name,
    label: `${name}, Lagos`,
    detail: 'Lagos, Nigeria',
    kind: 'district',
    latitude: 6.5,
    longitude: 3.4,
    countryCode: 'NG',
    state: 'Lagos',
    city: 'Lagos',
    ...changes,
  };
}

/** Answers a search for places with what `find` finds, and keeps what was asked. */
export function standInSearch(find: (text: string) => readonly PlaceFound[] | Promise<readonly PlaceFound[]>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const query = new URL(address, 'http://localhost').searchParams;
    asked.push(query.get('searchText') ?? '');
    const places = await find(query.get('searchText') ?? '');
    signal?.throwIfAborted();
    return Response.json({ places, source: 'gazetteer' });
  });
  provideClient(createApiClient());
  return asked;
}
