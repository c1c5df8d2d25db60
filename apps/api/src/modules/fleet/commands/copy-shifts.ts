import { addDays } from '@waybill/contract/day';
import { startOfDay } from '@waybill/contract/fleet/shift-times';
import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet, shiftsPlanned } from '../events.ts';
import { personOf } from '../policies.ts';
import { shiftToPlan } from '../shift-rules.ts';
import { insertAct } from '../storage/acts.ts';
import { countShifts, insertShifts, listShiftsToCopy } from '../storage/shifts.ts';

const weekMs = 7 * 86_400_000;
const aWeekLater = (moment: Date) => new Date(moment.getTime() + weekMs);

/** Plans a week like the one before it, beside what is planned there already. Done twice, it plans nothing more. */
export function copyShifts(
  { db, publish }: Pick<FleetContext, 'db' | 'publish'>,
  caller: Caller,
  week: string,
): Promise<{ readonly planned: number; readonly leftOut: number }> {
  const businessId = caller.userId;
  const plannedBy = personOf(caller);
  const now = new Date();
  shiftToPlan({ day: addDays(week, 6), from: '00:00', until: '23:59' }, now);
  const before = { beginsAt: startOfDay(addDays(week, -7)), endsAt: startOfDay(week) };
  return transact(db, async (tx) => {
    const [shifts, all] = await Promise.all([listShiftsToCopy(tx, businessId, before), countShifts(tx, businessId, before)]);
    const wanted = shifts
      .map(({ riderId, beginsAt, endsAt }) => ({ riderId, beginsAt: aWeekLater(beginsAt), endsAt: aWeekLater(endsAt) }))
      .filter(({ endsAt }) => endsAt > now);
    const planned = wanted.length === 0 ? [] : await insertShifts(tx, { businessId, plannedBy }, wanted);
    if (planned.length > 0) {
      insertAct(tx, { businessId, actedBy: plannedBy, what: 'shifts-copied' });
      for (const { id, riderId } of planned)
        if (riderId !== plannedBy) publish(tx, shiftsPlanned, { businessId, riderId, week, key: id });
      announceFleet(
        tx,
        businessId,
        planned.map(({ riderId }) => riderId),
      );
    }
    return { planned: planned.length, leftOut: all - planned.length };
  });
}
