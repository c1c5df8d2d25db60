import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import { readTable } from './read-table.ts';

type District = Spot & { readonly name: string; readonly city: string };

// Farther away it would be another part of town.
const reachKm = 3;
const reachDegrees = 0.03;

let districts: readonly District[] | undefined;

/** The part of a Nigerian town around a spot, as people there call it; undefined where we know none nearby. */
export function nearestDistrict(spot: Spot): District | undefined {
  districts ??= readTable('nigeria-districts').flatMap(([name = '', kind, city = '', , , latitude, longitude]) =>
    kind === 'district' ? { name, city, latitude: Number(latitude), longitude: Number(longitude) } : [],
  );
  const near = districts
    .filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - spot.latitude) < reachDegrees && Math.abs(longitude - spot.longitude) < reachDegrees,
    )
    .map((district) => ({ district, km: distanceKm(district, spot) }))
    .toSorted((one, other) => one.km - other.km);
  return near[0] && near[0].km <= reachKm ? near[0].district : undefined;
}
