import type { RoundView } from '@waybill/contract/rounds/round-view';
import type { Db } from '../../platform/db/database.ts';
import { doorOf } from './draft-view.ts';
import { followRound, handoverSeconds } from './stop-state.ts';
import { findRoundOrders, type RoundOrder } from './storage/round-orders.ts';
import type { StoredRound } from './storage/rounds.ts';

/** Rounds as they stand now. */
export async function viewRounds(db: Db, businessId: string, rounds: readonly StoredRound[], now: Date): Promise<RoundView[]> {
  const ids = new Set(rounds.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)));
  const orders = await findRoundOrders(db, businessId, [...ids]);
  return rounds.map((round) => roundViewOf(round, orders, now));
}

function roundViewOf(round: StoredRound, orders: ReadonlyMap<string, RoundOrder>, now: Date): RoundView {
  const { id, revision, day, riderId, riderName, vehicle, departsAt, stops } = round;
  const followed = followRound(round, orders, now);
  const last = followed.findLast(({ expectedAt }) => expectedAt)?.expectedAt;
  return {
    ...{ id, revision, day, riderId, riderName, vehicle, departsAt: departsAt.toISOString() },
    endsAt: last ? new Date(last.getTime() + handoverSeconds * 1000).toISOString() : null,
    metres: stops.reduce((sum, { travelMetres }) => sum + travelMetres, 0),
    stops: followed.flatMap(({ stop, state, doneAt, expectedAt }) => {
      const order = orders.get(stop.orderId);
      if (!order) return [];
      const times = { doneAt: doneAt?.toISOString() ?? null, expectedAt: expectedAt?.toISOString() ?? null };
      return [{ ...doorOf(order, stop.kind, stop.promisedBy, now), state, ...times }];
    }),
  };
}
