import type { DutyReason } from '@waybill/contract/fleet/duty';
import type { VehicleGist } from '@waybill/contract/fleet/vehicle-view';
import type { Db } from '../../platform/db/database.ts';
import { dutyAt } from './duty-rule.ts';
import { listRidersOn, type RiderOnRow } from './storage/riders-on.ts';

export type RiderOn = {
  readonly riderId: string;
  readonly name: string;
  readonly profilePicture: string | null;
  readonly isOnDuty: boolean;
  readonly onDutyBy: DutyReason;
  /** Under way at that time, or the next of its day. */
  readonly shift?: { readonly beginsAt: Date; readonly endsAt: Date };
  readonly vehicle?: VehicleGist;
};

/** Every rider of a business at a time: whether they are on duty, until when they are planned, and with which vehicle. */
export async function readFleetOn(db: Db, businessId: string, at: Date): Promise<RiderOn[]> {
  return (await listRidersOn(db, businessId, at)).map((row) => riderOn(row, at));
}

/** Whether a member is on duty for a business now. */
export async function isOnDutyFor(db: Db, businessId: string, riderId: string): Promise<boolean> {
  const now = new Date();
  const [row] = await listRidersOn(db, businessId, now, { riderId });
  return row !== undefined && riderOn(row, now).isOnDuty;
}

export function riderOn(row: RiderOnRow, at: Date): RiderOn {
  const { riderId, name, profilePicture, vehicleId, kind, plate, capacityKg, capacityPlaces } = row;
  const onDutyBy = dutyOf(row, at);
  return {
    ...{ riderId, name, profilePicture, isOnDuty: onDutyBy !== null, onDutyBy },
    ...(row.beginsAt && row.endsAt ? { shift: { beginsAt: row.beginsAt, endsAt: row.endsAt } } : {}),
    ...(vehicleId === null ? {} : { vehicle: { id: vehicleId, kind, plate, capacityKg, capacityPlaces } }),
  };
}

function dutyOf({ beginsAt, lastShiftEndedAt, saidOn, saidAt }: RiderOnRow, at: Date): DutyReason {
  const said = saidOn === null || saidAt === null ? undefined : { isOn: saidOn, at: saidAt };
  const now = beginsAt && beginsAt <= at ? { beginsAt } : undefined;
  return dutyAt(at, said, { now, lastEndedAt: lastShiftEndedAt ?? undefined });
}
