import type { ResultOf } from '@waybill/contract/call';
import { orderStatus } from '@waybill/contract/orders/enums';
import { changeCost } from '@waybill/contract/rounds/change-cost';
import type { findRoundsFor as call } from '@waybill/contract/rounds/find-rounds-for';
import { slipIn } from '@waybill/contract/rounds/slip-in';
import { Problem } from '../../platform/http/problem.ts';
import type { RoundsContext } from './context.ts';
import { dayOf } from './day-clock.ts';
import { draftViewOf } from './draft-view.ts';
import { makeBook, onBoardOf, scheduleOf, toRoundStop, type Wish } from './make-book.ts';
import { hoursOf, orderIn, readField, riderIn } from './read-field.ts';
import { costViewOf } from './round-words.ts';
import { followRound } from './stop-state.ts';
import { listRoundsOn } from './storage/rounds.ts';

/** Rounds of today into which a parcel fits without harm to anybody, and how: the least way round first. */
export async function findRoundsFor(
  context: Pick<RoundsContext, 'db' | 'travelTimes'>,
  businessId: string,
  orderId: string,
): Promise<ResultOf<typeof call>> {
  const { db } = context;
  const day = dayOf(new Date());
  const running = await listRoundsOn(db, businessId, day, { isLive: true });
  const field = await readField(db, {
    ...{ businessId, day, orderIds: [orderId] },
    rounds: running.map(({ id, riderId, stops }) => ({ roundId: id, riderId, stops: [...stops] })),
  });
  const order = orderIn(field, orderId);
  if (order.status !== orderStatus.Accepted) throw new Problem('step_not_allowed', 'It is not waiting to be fetched.');
  if (order.riderId !== null) throw new Problem('already_taken', 'Somebody has it already. Take it back first.');
  const hours = hoursOf(field, []);
  const book = await makeBook(context, field, {
    orderIds: [...field.orders.keys()],
    riderIds: running.map(({ riderId }) => riderId),
    hours,
  });
  const job = book.jobs.get(orderId);
  const found = running.flatMap((round) => {
    const followed = followRound(round, field.orders, field.now);
    const ahead: Wish[] = followed.flatMap(({ stop, state }) => (state === 'ahead' ? [stop] : []));
    const vehicle = book.vehicles.get(round.riderId);
    const before = scheduleOf(book, field, round.riderId, ahead);
    if (!vehicle || !job || !before) return [];
    // Whoever has begun is on the way to the next door, and is not turned back.
    const keepFirst = followed.some(({ state }) => state === 'done') ? 1 : 0;
    const slipped = slipIn(book, { vehicle, stops: ahead.map(toRoundStop), onBoard: onBoardOf(field, ahead) }, job, keepFirst);
    if (!slipped) return [];
    const kept = { roundId: round.id, revision: round.revision };
    return {
      round: draftViewOf(field, { rider: riderIn(field, round.riderId), schedule: slipped.schedule, hours, kept }),
      cost: costViewOf(changeCost([before], [slipped.schedule]), field.orders),
    };
  });
  return { rounds: found.toSorted((one, other) => one.cost.addedMinutes - other.cost.addedMinutes) };
}
