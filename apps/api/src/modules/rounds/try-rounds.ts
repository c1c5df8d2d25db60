import type { BodyOf, ResultOf } from '@waybill/contract/call';
import { changeCost } from '@waybill/contract/rounds/change-cost';
import type { WantedRound } from '@waybill/contract/rounds/round-input';
import type { tryRounds as call } from '@waybill/contract/rounds/try-rounds';
import { checkStops } from './check-stops.ts';
import type { RoundsContext } from './context.ts';
import { draftViewOf } from './draft-view.ts';
import { makeBook, scheduleOf } from './make-book.ts';
import { hoursOf, readField, riderIn } from './read-field.ts';
import { costViewOf } from './round-words.ts';

/** Works out both, by the same ways and at the same time. */
export async function tryRounds(
  context: Pick<RoundsContext, 'db' | 'travelTimes'>,
  businessId: string,
  { day, before, after, hours: asked }: BodyOf<typeof call>,
): Promise<ResultOf<typeof call>> {
  const field = await readField(context.db, { businessId, day, orderIds: [], rounds: [...before, ...after] });
  checkStops(field, before);
  checkStops(field, after);
  const hours = hoursOf(field, asked);
  const all = [...before, ...after];
  const book = await makeBook(context, field, {
    orderIds: all.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)),
    riderIds: all.map(({ riderId }) => riderId),
    hours,
  });
  const schedules = (rounds: readonly WantedRound[]) =>
    rounds.flatMap((wanted) => {
      const schedule = scheduleOf(book, field, wanted.riderId, wanted.stops);
      return schedule ? [{ wanted, schedule }] : [];
    });
  const was = schedules(before).map(({ schedule }) => schedule);
  const would = schedules(after);
  const cost = changeCost(
    was,
    would.map(({ schedule }) => schedule),
  );
  return {
    rounds: would.map(({ wanted, schedule }) =>
      draftViewOf(field, { rider: riderIn(field, wanted.riderId), schedule, hours, kept: wanted }),
    ),
    cost: costViewOf(cost, field.orders),
  };
}
