import type { RiderTodayView } from '@waybill/contract/fleet/duty';
import type { RiderOn } from './read-fleet.ts';

export function riderTodayViewOf({ shift, vehicle, ...rider }: RiderOn): RiderTodayView {
  return { ...rider, shift: shift ? timesOf(shift) : null, vehicle: vehicle ?? null };
}

function timesOf({ beginsAt, endsAt }: { readonly beginsAt: Date; readonly endsAt: Date }) {
  return { beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() };
}
