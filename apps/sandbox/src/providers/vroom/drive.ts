import type { Stop, Vehicle } from './question.ts';

export type Driven = { readonly travel: number; readonly steps: readonly object[] };

/** The way of a vehicle through its stops as VROOM reports it; nothing where a window, a load or the working hours do not allow it. */
export function drive(vehicle: Vehicle, durations: readonly (readonly number[])[], stops: readonly Stop[]): Driven | undefined {
  const [begins, ends] = vehicle.time_window ?? [0, Number.MAX_SAFE_INTEGER];
  const load = vehicle.capacity.map(() => 0);
  const steps: object[] = [{ type: 'start', arrival: begins, duration: 0, load: [...load] }];
  let at = vehicle.start_index;
  let time = begins;
  let travel = 0;
  const go = (to: number) => {
    const way = durations[at]?.[to] ?? Number.POSITIVE_INFINITY;
    travel += way;
    time += way;
    at = to;
  };
  for (const { type, shipment } of stops) {
    const { id, location_index, service, time_windows = [[0, Number.MAX_SAFE_INTEGER]] } = shipment[type];
    go(location_index);
    const arrival = time;
    const window = time_windows.find(([, to]) => arrival <= (to ?? 0));
    if (!window) return undefined;
    const waiting = Math.max(0, (window[0] ?? 0) - arrival);
    for (const [unit, most] of vehicle.capacity.entries()) {
      load[unit] = (load[unit] ?? 0) + (type === 'pickup' ? 1 : -1) * (shipment.amount[unit] ?? 0);
      if ((load[unit] ?? 0) > most) return undefined;
    }
    time += waiting + service;
    steps.push({ type, id, arrival, duration: travel, service, waiting_time: waiting, load: [...load] });
  }
  if (vehicle.end_index !== undefined) go(vehicle.end_index);
  if (time > ends) return undefined;
  return { travel, steps: [...steps, { type: 'end', arrival: time, duration: travel, load: [...load] }] };
}
