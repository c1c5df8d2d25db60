import type { RiderDutyView } from '@waybill/contract/fleet/rider-duty-view';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { riderOn } from './read-fleet.ts';
import { listRidersOn } from './storage/riders-on.ts';
import { listShiftsAhead } from './storage/shifts.ts';
import { riderDutyViewOf } from './views.ts';

/** A rider’s own day and the shifts that are ahead of them. */
export async function readRiderDuty(db: Db, businessId: string, riderId: string): Promise<RiderDutyView> {
  const now = new Date();
  const [[row], shifts] = await Promise.all([
    listRidersOn(db, businessId, now, { riderId }),
    listShiftsAhead(db, businessId, riderId),
  ]);
  if (!row) throw new Problem('forbidden', 'You do not ride for this business now.');
  return riderDutyViewOf(riderOn(row, now), shifts);
}
