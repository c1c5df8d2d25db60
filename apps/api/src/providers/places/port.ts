import type { PlaceFound } from '@waybill/contract/places/search-places';

export type PlaceQuestion = { readonly text: string; readonly countryCode?: string | undefined; readonly limit: number };

/** A provider that knows streets as well. Rejects with ProviderUnavailable when it cannot be asked or understood. */
export type PlacesPort = {
  readonly source: 'photon' | 'google';
  find(question: PlaceQuestion): Promise<PlaceFound[]>;
};

/** People are typing: a provider that has not answered by then is not waited for. */
export const placesTimeoutMs = 1_500;
