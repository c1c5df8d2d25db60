import type { Database } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';

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
