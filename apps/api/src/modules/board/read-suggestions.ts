import type { suggestRiders } from '@waybill/contract/board/suggest-riders';
import type { ResultOf } from '@waybill/contract/call';
import { orderStatus } from '@waybill/contract/orders/enums';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import { dispatchMode } from '@waybill/contract/timeline/enums';
import { Problem } from '../../platform/http/problem.ts';
import { readFleetOn } from '../fleet/index.ts';
import type { BoardContext } from './context.ts';
import { findOrderToGive, listLoads, listRefusals, type OrderToGive } from './storage/board-orders.ts';
import { hasVehicles, listRiderPositions, type RiderPosition } from './storage/rider-positions.ts';
import { type Candidate, type Measured, rank, sortOut, type ToGive } from './suggestion-rules.ts';

const modes = Object.values(dispatchMode);

/** A position older than this is no reason to send somebody. */
const knownMinutes = 30;

/** Who should carry an order of a business, and why not the others. */
export async function readSuggestions(
  { db, travelTimes }: Pick<BoardContext, 'db' | 'travelTimes'>,
  businessId: string,
  orderId: string,
): Promise<ResultOf<typeof suggestRiders>> {
  const now = new Date();
  const [order, refusals, loads, positions, fleet, hasList] = await Promise.all([
    findOrderToGive(db, businessId, orderId),
    listRefusals(db, orderId),
    listLoads(db, businessId),
    listRiderPositions(db, businessId),
    readFleetOn(db, businessId, now),
    hasVehicles(db, businessId),
  ]);
  const toGive = toGiveOf(order, positions);
  const candidates = fleet.map(({ riderId, name, profilePicture, isOnDuty, vehicle }): Candidate => {
    const seen = positions.get(riderId);
    const isKnown = seen && now.getTime() - seen.at.getTime() <= knownMinutes * 60_000;
    const load = loads.get(riderId) ?? { parcels: 0, grams: 0 };
    const spot = isKnown ? seen : undefined;
    return { riderId, name, profilePicture, isOnDuty, vehicle, spot, load, refusal: refusals.get(riderId) };
  });
  const { fit, others } = sortOut(candidates, toGive, hasList);
  return { riders: rank(await measure(travelTimes, fit, toGive)), others };
}

/** What has been picked up is fetched from whoever has it. */
function toGiveOf(order: OrderToGive | undefined, positions: ReadonlyMap<string, RiderPosition>): ToGive {
  if (!order) throw new Problem('not_found', 'You do not carry that delivery.');
  const { senderId, riderId, status, pickup, dispatchMode: mode, weightGrams } = order;
  if (!isHandoverAhead(status) && status !== orderStatus.Returning)
    throw new Problem('step_not_allowed', 'There is nothing to carry here now.');
  const isFetched = status !== orderStatus.Accepted;
  const bearer = riderId === null || !isFetched ? undefined : positions.get(riderId);
  return { senderId, riderId, mode, weightGrams, at: bearer ?? pickup };
}

/** One question for each kind of vehicle. */
async function measure(
  travelTimes: BoardContext['travelTimes'],
  riders: readonly Candidate[],
  { at, mode }: ToGive,
): Promise<Measured[]> {
  const kinds = Map.groupBy(riders, ({ vehicle }) => modes.find((one) => one === vehicle?.kind) ?? mode);
  const measured = await Promise.all(
    [...kinds].map(async ([kind, group]): Promise<Measured[]> => {
      const seen = group.flatMap((rider) => (rider.spot ? [{ rider, spot: rider.spot }] : []));
      const unseen = group.filter(({ spot }) => !spot).map((rider) => ({ rider, seconds: undefined }));
      if (seen.length === 0) return unseen;
      const { seconds } = await travelTimes({ spots: [at, ...seen.map(({ spot }) => spot)], mode: kind });
      return [...seen.map(({ rider }, index) => ({ rider, seconds: seconds[index + 1]?.[0] })), ...unseen];
    }),
  );
  return measured.flat();
}
