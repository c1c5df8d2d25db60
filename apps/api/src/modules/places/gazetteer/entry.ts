import type { PlaceFound } from '@waybill/contract/places/search-places';

/** A line of our book of places. */
export type Entry = {
  readonly placeId: string;
  readonly name: string;
  /** Other names people use for it: `Unilag`, `VI`. */
  readonly also: readonly string[];
  readonly kind: PlaceFound['kind'];
  readonly countryCode: string;
  readonly state: string;
  readonly lga: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Population, or a comparable number, to rank places of the same name. */
  readonly weight: number;
};
