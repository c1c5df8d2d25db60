import type { QueryOf } from '@waybill/contract/call';
import { listPackages as call } from '@waybill/contract/timeline/list-packages';
import { decodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { findItems, type Wanted, wantedBy } from '../find-items.ts';
import { pageOfItems } from '../read-items.ts';
import { listItems } from '../storage/feed.ts';
import { packageViewOf } from '../views.ts';
import { marks } from '../words.ts';

export const listPackagesRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { limit, skip, cursor } = query;
  const viewerId = caller.userId;
  const before = decodePlace(cursor);
  const wanted = wantedOf(query);
  if (wanted.some(({ exact, beginnings }) => exact.length + beginnings.length > 0))
    return findItems(db, { viewerId, wanted, before, limit, skip, onlyPackages: true }, packageViewOf);
  const rows = await listItems(db, viewerId, { show: 'packages' }, { before, limit: limit + 1, skip });
  return pageOfItems(db, rows, { viewerId, limit }, packageViewOf);
});

function wantedOf({ shipmentDate, dispatchMode, pickupAddress, dropOffAddress }: QueryOf<typeof call>): Wanted[] {
  const exact = [
    ...(shipmentDate === undefined ? [] : [marks.day + shipmentDate]),
    ...(dispatchMode === undefined ? [] : [marks.mode + dispatchMode]),
  ];
  return [{ exact, beginnings: [] }, wantedBy(pickupAddress ?? '', marks.from), wantedBy(dropOffAddress ?? '', marks.to)];
}
