import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import type { PlaceFound } from '@waybill/contract/places/search-places';
import { findCountry } from '../gazetteer/countries.ts';
import type { Entry } from '../gazetteer/entry.ts';
import { gazetteer } from '../gazetteer/gazetteer.ts';
import { viewOf } from './view.ts';

/** Farther away than this, a name says nothing about where somebody is. */
const farthestKm = 100;

let spots: readonly Entry[] | undefined;

/** Places that are a spot: the pin of a country, a state or a local government is only somewhere in it. */
function spotsInBook(): readonly Entry[] {
  spots ??= gazetteer().filter(({ kind }) => kind === 'city' || kind === 'district' || kind === 'landmark');
  return spots;
}

/** Of our own book: tens of thousands of entries, gone through in a few milliseconds. */
export function nearestPlace(spot: Spot): PlaceFound | undefined {
  let nearest: Entry | undefined;
  let nearestKm = farthestKm;
  for (const entry of spotsInBook()) {
    // A degree is 111 km: most of the world is left out before any trigonometry.
    if (Math.abs(entry.latitude - spot.latitude) * 111 > nearestKm) continue;
    const km = distanceKm(spot, entry);
    if (km < nearestKm) [nearest, nearestKm] = [entry, km];
  }
  return nearest && viewOf(nearest, findCountry(nearest.countryCode)?.name ?? nearest.countryCode);
}
