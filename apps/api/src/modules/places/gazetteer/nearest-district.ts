import type { Spot } from '@waybill/contract/places/distance';
import { nearestTo } from './nearest-to.ts';
import { readTable } from './read-table.ts';

type District = Spot & { readonly name: string; readonly city: string };

// Farther away it would be another part of town.
const reachKm = 3;

let districts: readonly District[] | undefined;

/** The part of a Nigerian town around a spot, as people there call it; undefined where we know none nearby. */
export function nearestDistrict(spot: Spot): District | undefined {
  districts ??= readTable('nigeria-districts').flatMap(([name = '', kind, city = '', , , latitude, longitude]) =>
    kind === 'district' ? { name, city, latitude: Number(latitude), longitude: Number(longitude) } : [],
  );
  return nearestTo(spot, districts, reachKm);
}
