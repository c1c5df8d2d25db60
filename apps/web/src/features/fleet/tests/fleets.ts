import type { RiderDutyView } from '@waybill/contract/fleet/rider-duty-view';
import type { RiderWeekView, ShiftView } from '@waybill/contract/fleet/shift-view';
import type { VehicleView } from '@waybill/contract/fleet/vehicle-view';
import { idOf } from '../../../tests/parcels.ts';

/** A bike that nobody has, with a plate of this end. */
export function someVehicle(end: string, changes: Partial<VehicleView> = {}): VehicleView {
  return {
    ...{ id: idOf('veh', end), kind: 0, plate: `LSD-10${end}-XA`, capacityKg: 30, capacityPlaces: 6, images: [], papers: [] },
    ...{ rider: null, addedAt: '2026-10-01T09:00:00.000Z', retiredAt: null },
    ...changes,
  };
}

export function vehiclesOf(items: readonly VehicleView[], counts = { driven: items.length, papers: 0, retired: 0 }) {
  return { items, nextCursor: null, counts };
}

export function someShift(end: string, riderId: string, beginsAt: string, endsAt: string): ShiftView {
  return { id: idOf('shf', end), riderId, beginsAt, endsAt };
}

export function riderWeek(end: string, name: string, shifts: readonly ShiftView[] = []): RiderWeekView {
  return { riderId: idOf('usr', end), name, profilePicture: null, role: 'rider', shifts: [...shifts] };
}

export function riderDuty(changes: Partial<RiderDutyView> = {}): RiderDutyView {
  return {
    ...{ riderId: idOf('usr', 'T'), name: 'Tobi Ajayi', profilePicture: null, isOnDuty: false, onDutyBy: null },
    ...{ shift: null, vehicle: null, shifts: [] },
    ...changes,
  };
}
