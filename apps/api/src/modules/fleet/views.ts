import type { ImageView } from '@waybill/contract/files/image-view';
import type { RiderTodayView } from '@waybill/contract/fleet/duty';
import type { RiderDutyView } from '@waybill/contract/fleet/rider-duty-view';
import type { RiderWeekView, ShiftView } from '@waybill/contract/fleet/shift-view';
import type { VehicleView } from '@waybill/contract/fleet/vehicle-view';
import type { RiderOn } from './read-fleet.ts';
import type { RiderWeekRow, ShiftRow } from './storage/shifts.ts';
import type { VehicleRow } from './storage/vehicles.ts';

export function riderTodayViewOf({ shift, vehicle, ...rider }: RiderOn): RiderTodayView {
  return { ...rider, shift: shift ? timesOf(shift) : null, vehicle: vehicle ?? null };
}

export function riderDutyViewOf(rider: RiderOn, shifts: readonly ShiftRow[]): RiderDutyView {
  return { ...riderTodayViewOf(rider), shifts: shifts.map(shiftViewOf) };
}

export function vehicleViewOf(row: VehicleRow, images: readonly ImageView[]): VehicleView {
  const { id, kind, plate, capacityKg, capacityPlaces, papers, riderId, riderName, riderPicture, givenAt } = row;
  const rider =
    riderId === null || givenAt === null
      ? null
      : { userId: riderId, name: riderName, profilePicture: riderPicture, since: givenAt.toISOString() };
  const times = { addedAt: row.createdAt.toISOString(), retiredAt: row.retiredAt?.toISOString() ?? null };
  return { id, kind, plate, capacityKg, capacityPlaces, images: [...images], papers: [...papers], rider, ...times };
}

export function shiftViewOf({ id, riderId, ...times }: ShiftRow): ShiftView {
  return { id, riderId, ...timesOf(times) };
}

export function riderWeekViewOf(
  { riderId, name, profilePicture, role }: RiderWeekRow,
  shifts: readonly ShiftRow[],
): RiderWeekView {
  return { riderId, name, profilePicture, role, shifts: shifts.map(shiftViewOf) };
}

function timesOf({ beginsAt, endsAt }: { readonly beginsAt: Date; readonly endsAt: Date }) {
  return { beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() };
}
