import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet } from '../events.ts';
import { personOf } from '../policies.ts';
import { noSuchShift, requireAhead } from '../shift-rules.ts';
import { insertAct } from '../storage/acts.ts';
import { deleteShift, lockShift } from '../storage/shifts.ts';

/** Takes a shift out of the plan, unless it is over: then it says how long somebody was there. */
export function removeShift({ db }: Pick<FleetContext, 'db'>, caller: Caller, shiftId: string): Promise<void> {
  const businessId = caller.userId;
  return transact(db, async (tx) => {
    const shift = await lockShift(tx, businessId, shiftId);
    if (!shift) throw noSuchShift();
    requireAhead(shift);
    deleteShift(tx, shiftId);
    insertAct(tx, { businessId, actedBy: personOf(caller), what: 'shift-removed', riderId: shift.riderId });
    announceFleet(tx, businessId, [shift.riderId]);
  });
}
