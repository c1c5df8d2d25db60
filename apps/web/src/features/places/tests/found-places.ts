import { fireEvent, screen, within } from '@testing-library/react';
import { createApiClient } from '@waybill/client/api-client';
import { provideClient } from '@waybill/client/browser-client';
import type { Place } from '@waybill/contract/places/place';
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

/** The answer to every search: the places whose name was typed. */
export function searchAmong(places: readonly Place[]) {
  return ({ call }: { readonly call: string }) => {
    const typed = (new URLSearchParams(call.split('?')[1]).get('searchText') ?? '').toLowerCase();
    const found = places.filter(({ label }) => label.toLowerCase().includes(typed));
    return Response.json({
      places: found.map((place) => placeFound(place.label, { ...place, placeId: `test:${place.label}` })),
      source: 'gazetteer',
    });
  };
}

/** Types into the field of an address and takes the first place that is found. */
export async function enterAddress(label: string, area: string): Promise<void> {
  const field = within(await screen.findByRole('group', { name: label }));
  fireEvent.change(field.getByRole('combobox'), { target: { value: area } });
  const [first] = await field.findAllByRole('option');
  if (first) fireEvent.click(first);
}
