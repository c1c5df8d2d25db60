import { distanceKm } from '@waybill/contract/places/distance';
import type { BatchShippingView, TravellersRequestView } from '@waybill/contract/timeline/item-view';
import { listWays as call, wayReachKm } from '@waybill/contract/timeline/list-ways';
import { defineRoute } from '../define-route.ts';
import { tooHeavyFor } from '../package-rules.ts';
import { withImages } from '../read-items.ts';
import { listJourneysNear } from '../storage/ways.ts';
import { itemViewOf } from '../views.ts';

const shown = 8;

export const listWaysRoute = defineRoute(call, async ({ db }, { caller, body }) => {
  const { pickupAddressJson: from, dropOffAddressJson: to, weight } = body;
  const reachKm = wayReachKm(from, to);
  const rows = await listJourneysNear(db, caller.userId, from, to, reachKm);
  const near = rows.filter(
    ({ pickup, dropOffs }) =>
      pickup && distanceKm(from, pickup) <= reachKm && dropOffs?.some((stop) => distanceKm(to, stop) <= reachKm),
  );
  const views = await withImages(db, near, caller.userId, itemViewOf);
  const items = views.flatMap((item) => (item.itemType === 2 || item.itemType === 4 ? [item] : []));
  return { items: items.filter((item) => item.can.book && hasRoomFor(item, weight)).slice(0, shown) };
});

/** A batch does not say how it travels. */
function hasRoomFor(way: TravellersRequestView | BatchShippingView, weight: number): boolean {
  if (way.itemType === 2 && tooHeavyFor(way.dispatchMode, weight)) return false;
  return way.roomLeftKg === null || way.roomLeftKg >= weight;
}
