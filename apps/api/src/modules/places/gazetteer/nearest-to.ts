import { distanceKm, type Spot } from '@waybill/contract/places/distance';

/** Of tens of thousands, gone through in a few milliseconds. */
export function nearestTo<Known extends Spot>(spot: Spot, known: readonly Known[], withinKm: number): Known | undefined {
  let nearest: Known | undefined;
  let nearestKm = withinKm;
  for (const one of known) {
    // A degree is 111 km: most of the world is left out before any trigonometry.
    if (Math.abs(one.latitude - spot.latitude) * 111 > nearestKm) continue;
    const km = distanceKm(spot, one);
    if (km < nearestKm) [nearest, nearestKm] = [one, km];
  }
  return nearest;
}
