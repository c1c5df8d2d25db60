import type { DispatchMode } from '@waybill/contract/timeline/enums';

const vehicles: Readonly<Record<DispatchMode, string>> = {
  0: 'Bike',
  1: 'Car',
  2: 'Van',
  3: 'Truck',
  4: 'Bus',
  5: 'Plane',
  6: 'Boat',
};

/** Vehicles of riders on duty, who are near and come at once. */
export const dutyModes = Object.entries(vehicles).map(([mode, word]) => ({ mode: Number(mode), word }));

export function vehicleWord(mode: number): string {
  return dutyModes.find((entry) => entry.mode === mode)?.word ?? 'On the road';
}
