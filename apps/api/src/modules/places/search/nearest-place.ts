import type { Spot } from '@waybill/contract/places/distance';
import type { PlaceFound } from '@waybill/contract/places/search-places';
import { findCountry } from '../gazetteer/countries.ts';
import type { Entry } from '../gazetteer/entry.ts';
import { gazetteer } from '../gazetteer/gazetteer.ts';
import { nearestTo } from '../gazetteer/nearest-to.ts';
import { viewOf } from './view.ts';

/** Farther away than this, a name says nothing about where somebody is. */
const farthestKm = 100;

let spots: readonly Entry[] | undefined;

/** Places that are a spot: the pin of a country, a state or a local government is only somewhere in it. */
function spotsInBook(): readonly Entry[] {
  spots ??= gazetteer().filter(({ kind }) => kind === 'city' || kind === 'district' || kind === 'landmark');
  return spots;
}

/** Of our own book. */
export function nearestPlace(spot: Spot): PlaceFound | undefined {
  const nearest = nearestTo(spot, spotsInBook(), farthestKm);
  return nearest && viewOf(nearest, findCountry(nearest.countryCode)?.name ?? nearest.countryCode);
}
