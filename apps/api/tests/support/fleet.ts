import { randomUUID } from 'node:crypto';
import { addDays } from '@waybill/contract/day';
import { addVehicle } from '@waybill/contract/fleet/add-vehicle';
import { giveVehicle } from '@waybill/contract/fleet/give-vehicle';
import { planShift } from '@waybill/contract/fleet/plan-shift';
import { mondayOf } from '@waybill/contract/fleet/shift-times';
import type { Database } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { dayIn } from './timeline.ts';
import type { Visitor } from './visitor.ts';

type PlannedShift = { readonly businessId: string; readonly riderId: string; readonly beginsAt: Date; readonly endsAt: Date };

/** A shift at any time, past ones, too. */
export async function plannedShift(db: Database, { businessId, riderId, beginsAt, endsAt }: PlannedShift): Promise<string> {
  const id = newId('shift');
  await db`
    insert into rider_shift (id, business_id, rider_id, begins_at, ends_at, planned_by)
    values (${id}, ${businessId}, ${riderId}, ${beginsAt}, ${endsAt}, ${businessId})`;
  return id;
}

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

type Asking = Pick<Visitor, 'call'>;

let plates = 100;

/** A plate that nobody else has. */
export function newPlate(): string {
  plates += 1;
  return `LSD-${plates}-XA`;
}

export const addBike = (by: Asking, more: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) =>
  by.call(addVehicle, {
    body: { kind: 0, plate: newPlate(), capacityKg: 30, capacityPlaces: 6, ...more },
    idempotencyKey,
  });

export const hand = (by: Asking, vehicleId: string, riderId: string) =>
  by.call(giveVehicle, { params: { vehicleId }, body: { riderId } });

export const plan = (by: Asking, shift: Record<string, unknown>, idempotencyKey: string = randomUUID()) =>
  by.call(planShift, { body: { day: dayIn(1), from: '08:00', until: '17:00', ...shift }, idempotencyKey });

/** The Monday after this week’s. */
export const nextMonday = () => addDays(mondayOf(dayIn(0)), 7);
