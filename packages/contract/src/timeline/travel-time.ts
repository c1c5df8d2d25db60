import type { Spot } from '../places/distance.ts';
import type { DispatchMode } from './enums.ts';
import { travelKm } from './estimate.ts';

/** With stops and traffic, from door to door: Bike, Car, Van, Truck, Bus, Air, Sea. */
const kilometresAnHour: Readonly<Record<DispatchMode, number>> = { 0: 24, 1: 30, 2: 26, 3: 30, 4: 45, 5: 500, 6: 25 };

/** On the way, without what comes before and after it. */
export function travelMinutes(from: Spot, to: Spot, mode: DispatchMode): number {
  return (travelKm(from, to, mode) / kilometresAnHour[mode]) * 60;
}
