import type { Spot } from '@waybill/contract/places/distance';
import { homeZone } from '@waybill/contract/time-zone';
import { dispatchMode } from '@waybill/contract/timeline/enums';
import { travelKm } from '@waybill/contract/timeline/estimate';
import { travelMinutes } from '@waybill/contract/timeline/travel-time';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';
import { demoPlaces } from './demo-places.ts';
import { demoRoundOrders } from './orders.ts';

/** The round of today that is under way: everything is fetched at the shop, then brought door by door. */
export async function recordRound(tx: Tx, now: Date): Promise<void> {
  const orders = demoRoundOrders();
  const [first] = orders;
  if (!first) return;
  const roundId = demoId('rnd', 'today');
  await tx`insert into delivery_round ${tx({
    ...{ id: roundId, businessId: first.carrierId, riderId: first.riderId, plannedBy: demoId('usr', 'hauwa') },
    day: new Intl.DateTimeFormat('en-CA', { timeZone: homeZone }).format(now),
    departsAt: new Date(now.getTime() - 40 * 60_000),
    createdAt: new Date(now.getTime() - 3 * 3_600_000),
  })}`;
  const stops = [
    ...orders.map(({ orderId, from }) => ({ orderId, kind: 'pickup', at: demoPlaces[from] })),
    ...orders.map(({ orderId, to }) => ({ orderId, kind: 'drop-off', at: demoPlaces[to] })),
  ];
  let here: Spot = demoPlaces.yaba;
  for (const [position, { orderId, kind, at }] of stops.entries()) {
    const travelSeconds = Math.round(travelMinutes(here, at, dispatchMode.Bike) * 60);
    const travelMetres = Math.round(travelKm(here, at, dispatchMode.Bike) * 1000);
    await tx`insert into round_stop ${tx({ roundId, position, orderId, kind, travelSeconds, travelMetres })}`;
    here = at;
  }
}
