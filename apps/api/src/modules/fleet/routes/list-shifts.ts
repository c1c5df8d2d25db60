import { addDays } from '@waybill/contract/day';
import { listShifts as call } from '@waybill/contract/fleet/list-shifts';
import { startOfDay } from '@waybill/contract/fleet/shift-times';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { listRidingMembers, listShiftsOf } from '../storage/shifts.ts';
import { riderWeekViewOf } from '../views.ts';

export const listShiftsRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor, week } }) => {
  const rows = await listRidingMembers(db, caller.userId, { after: decodeCursor(cursor), limit: limit + 1, skip });
  const riderIds = rows.map(({ riderId }) => riderId);
  const days = { beginsAt: startOfDay(week), endsAt: startOfDay(addDays(week, 7)) };
  const shifts = Map.groupBy(await listShiftsOf(db, caller.userId, riderIds, days), ({ riderId }) => riderId);
  return pageOf(rows, limit, (row) => riderWeekViewOf(row, shifts.get(row.riderId) ?? []));
});
