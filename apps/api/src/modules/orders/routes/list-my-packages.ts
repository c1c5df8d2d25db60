import { listMyPackages as call } from '@waybill/contract/orders/list-my-packages';
import { decodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { pageOfMyPackages } from '../read-my-packages.ts';
import { listLooking } from '../storage/my-packages.ts';

export const listMyPackagesRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { limit, skip, cursor, relatedTimelineItemid, ...filter } = query;
  const rows = await listLooking(
    db,
    caller.userId,
    { ...filter, itemId: relatedTimelineItemid },
    { before: decodePlace(cursor), limit: limit + 1, skip },
  );
  return pageOfMyPackages(db, rows, caller.userId, limit);
});
