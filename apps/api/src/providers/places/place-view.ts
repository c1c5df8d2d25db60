import { type PlaceFound, placeFound } from '@waybill/contract/places/search-places';

type Parts = Omit<PlaceFound, 'label' | 'detail'> & {
  /** Areas that the place lies in, from the smallest to the largest, as the provider names them. */
  readonly within: readonly (string | undefined)[];
  readonly country: string;
};

/** A provider's place in our words; undefined when something in it cannot be ours, such as a name without end. */
export function placeView({ within, country, ...place }: Parts): PlaceFound | undefined {
  const around = distinct(within).filter((part) => part !== place.name);
  const isHome = place.countryCode === 'NG';
  const label = distinct([place.name, around[0], isHome && around.length > 0 ? undefined : country]).join(', ');
  const parsed = placeFound.safeParse({ ...place, label, detail: distinct([...around, country]).join(', ') });
  return parsed.success ? parsed.data : undefined;
}

function distinct(parts: readonly (string | undefined)[]): string[] {
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))].filter((part) => part !== undefined);
}
