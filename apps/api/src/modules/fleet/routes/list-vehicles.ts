import { listVehicles as call } from '@waybill/contract/fleet/list-vehicles';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { viewsOfVehicles } from '../read-vehicles.ts';
import { countVehicles, listVehiclesOf } from '../storage/vehicles.ts';

export const listVehiclesRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor, list } }) => {
  const [rows, counts] = await Promise.all([
    listVehiclesOf(db, caller.userId, list, { after: decodeCursor(cursor), limit: limit + 1, skip }),
    countVehicles(db, caller.userId),
  ]);
  const { items, nextCursor } = pageOf(rows, limit, (row) => row);
  return { items: await viewsOfVehicles(db, items), nextCursor, counts };
});
