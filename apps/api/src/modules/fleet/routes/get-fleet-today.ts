import { getFleetToday as call } from '@waybill/contract/fleet/get-fleet-today';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { riderOn } from '../read-fleet.ts';
import { listRidersOn } from '../storage/riders-on.ts';
import { riderTodayViewOf } from '../views.ts';

export const getFleetTodayRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor } }) => {
  const now = new Date();
  const rows = await listRidersOn(db, caller.userId, now, { after: decodeCursor(cursor), limit: limit + 1, skip });
  return pageOf(rows, limit, (row) => riderTodayViewOf(riderOn(row, now)));
});
