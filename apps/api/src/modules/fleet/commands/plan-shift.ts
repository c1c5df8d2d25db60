import type { BodyOf } from '@waybill/contract/call';
import type { planShift as call } from '@waybill/contract/fleet/plan-shift';
import { mondayOf } from '@waybill/contract/fleet/shift-times';
import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet, shiftsPlanned } from '../events.ts';
import { personOf } from '../policies.ts';
import { noRider, shiftOverlaps, shiftToPlan } from '../shift-rules.ts';
import { insertAct } from '../storage/acts.ts';
import { lockRidingMember } from '../storage/members.ts';
import { insertShift, lockShiftRequest, type ShiftRow } from '../storage/shifts.ts';

/** Plans a shift of somebody who rides for the business. */
export function planShift(
  { db, publish }: Pick<FleetContext, 'db' | 'publish'>,
  caller: Caller,
  idempotencyKey: string,
  input: BodyOf<typeof call>,
): Promise<ShiftRow> {
  const { riderId, ...times } = input;
  const businessId = caller.userId;
  const plannedBy = personOf(caller);
  const requestKey = keyFor(`${businessId} shift`, idempotencyKey);
  const requestHash = keyFor('shift', JSON.stringify(input));
  return transact(db, async (tx) => {
    const before = await lockShiftRequest(tx, requestKey);
    if (before && before.requestHash !== requestHash) throw keyUsedOtherwise();
    if (before) return before;
    const moments = shiftToPlan(times, new Date());
    if (!(await lockRidingMember(tx, businessId, riderId))) throw noRider();
    const shift = { id: newId('shift'), riderId, ...moments };
    if (!(await insertShift(tx, { ...shift, businessId, plannedBy, requestKey, requestHash }))) throw shiftOverlaps();
    insertAct(tx, { businessId, actedBy: plannedBy, what: 'shift-planned', riderId });
    if (plannedBy !== riderId) publish(tx, shiftsPlanned, { businessId, riderId, week: mondayOf(times.day), key: shift.id });
    announceFleet(tx, businessId, [riderId]);
    return shift;
  });
}
