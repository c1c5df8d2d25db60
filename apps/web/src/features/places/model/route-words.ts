import { distanceKm } from '@waybill/contract/places/distance';
import type { Place } from '@waybill/contract/places/place';
import { formatNumber } from '../../../ui/format-number.ts';

/** The map in words, for those who do not see it. */
export function routeInWords(from: Place | null, to: readonly Place[]): string {
  const ends = to.map(({ label }) => label);
  if (!from) return ends.length > 0 ? `Map of ${list(ends)}` : 'Map of Nigeria';
  if (ends.length === 0) return `Map of ${from.label}`;
  return `Map from ${from.label} to ${list(ends)}`;
}

/** `About 830 km in a straight line`; nothing when there is no one way to measure. */
export function distanceInWords(from: Place | null, to: readonly Place[]): string {
  const [end, ...others] = to;
  if (!from || !end || others.length > 0) return '';
  const kilometres = distanceKm(from, end);
  if (kilometres < 1) return 'Less than 1 km in a straight line';
  const rounded = kilometres < 20 ? Math.round(kilometres) : Math.round(kilometres / 10) * 10;
  return `About ${formatNumber(rounded)} km in a straight line`;
}

function list(names: readonly string[]): string {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more places`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join('; ')} and ${shown.at(-1)}`;
}
