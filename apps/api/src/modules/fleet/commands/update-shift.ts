import type { BodyOf } from '@waybill/contract/call';
import { mondayOf } from '@waybill/contract/fleet/shift-times';
import type { updateShift as call } from '@waybill/contract/fleet/update-shift';
import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet, shiftsPlanned } from '../events.ts';
import { personOf } from '../policies.ts';
import { noRider, noSuchShift, requireAhead, shiftOverlaps, shiftToPlan } from '../shift-rules.ts';
import { insertAct } from '../storage/acts.ts';
import { lockRidingMember } from '../storage/members.ts';
import { changeShift, hasOtherShift, lockShift, type ShiftRow } from '../storage/shifts.ts';

type Change = BodyOf<typeof call> & { readonly shiftId: string };

/** Moves a shift in the plan. Their rider’s row is locked first, so nobody plans them at that time meanwhile. */
export function updateShift(
  { db, publish }: Pick<FleetContext, 'db' | 'publish'>,
  caller: Caller,
  { shiftId, riderId, ...times }: Change,
): Promise<ShiftRow> {
  const businessId = caller.userId;
  return transact(db, async (tx) => {
    const [rides, before] = await Promise.all([lockRidingMember(tx, businessId, riderId), lockShift(tx, businessId, shiftId)]);
    if (!before) throw noSuchShift();
    if (!rides) throw noRider();
    requireAhead(before);
    const shift = { id: shiftId, riderId, ...shiftToPlan(times, new Date()) };
    if (await hasOtherShift(tx, riderId, shift, shiftId)) throw shiftOverlaps();
    const actedBy = personOf(caller);
    changeShift(tx, shift, actedBy);
    insertAct(tx, { businessId, actedBy, what: 'shift-changed', riderId });
    const key = `${shiftId} ${shift.beginsAt.toISOString()} ${shift.endsAt.toISOString()}`;
    if (actedBy !== riderId) publish(tx, shiftsPlanned, { businessId, riderId, week: mondayOf(times.day), key });
    announceFleet(tx, businessId, [riderId, before.riderId]);
    return shift;
  });
}
