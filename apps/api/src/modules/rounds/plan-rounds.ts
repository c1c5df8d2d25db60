import type { BodyOf, ResultOf } from '@waybill/contract/call';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { planRounds as call, LeftOutView } from '@waybill/contract/rounds/plan-rounds';
import type { RoundSchedule } from '@waybill/contract/rounds/schedule-round';
import { Problem } from '../../platform/http/problem.ts';
import type { RoundsContext } from './context.ts';
import { draftViewOf } from './draft-view.ts';
import { makeBook } from './make-book.ts';
import { type Field, type FieldRider, hoursOf, orderIn, readField, riderIn } from './read-field.ts';
import { leftOutWords } from './round-words.ts';
import { listRoundsOn } from './storage/rounds.ts';

/** A person waits for the answer; for a handful of parcels it takes far less. */
const budgetMs = 1_500;

/** Businesses whose plan is worked out by this process now: a second one would only wait behind the first. */
const underWay = new Set<string>();

export async function planRounds(
  context: RoundsContext,
  businessId: string,
  asked: BodyOf<typeof call>,
): Promise<ResultOf<typeof call>> {
  if (underWay.has(businessId))
    throw new Problem('request_under_way', 'Rounds of yours are being planned right now. Please try again in a moment.');
  underWay.add(businessId);
  try {
    return await plan(context, businessId, asked);
  } finally {
    underWay.delete(businessId);
  }
}

async function plan(
  context: RoundsContext,
  businessId: string,
  { day, orderIds, riderIds, hours: asked }: BodyOf<typeof call>,
): Promise<ResultOf<typeof call>> {
  const { db, rounds } = context;
  const [field, running] = await Promise.all([
    readField(db, { businessId, day, orderIds, rounds: [] }),
    listRoundsOn(db, businessId, day, { isLive: true }),
  ]);
  const unfit = [...new Set(orderIds)].flatMap((orderId) => {
    const reason = whyNotPlanned(field, orderId);
    return reason ? [leftOut(field, orderId, reason)] : [];
  });
  // A parcel of somebody else is no question of riders.
  const riders = ridersFor(field, riderIds, new Set(running.map(({ riderId }) => riderId)));
  const toPlan = [...new Set(orderIds)].filter((orderId) => unfit.every((one) => one.orderId !== orderId));
  const hours = hoursOf(field, asked);
  if (toPlan.length === 0) return { rounds: [], leftOut: unfit, plannedBy: 'own' };
  const book = await makeBook(context, field, { orderIds: toPlan, riderIds: riders.map(({ riderId }) => riderId), hours });
  const made = await rounds.plan(
    { jobs: [...book.jobs.values()], vehicles: [...book.vehicles.values()], travel: book.travel },
    { budgetMs },
  );
  return {
    rounds: made.routes.map(({ vehicleId, ...route }) => {
      const schedule: RoundSchedule = { ...route, breaches: [] };
      return draftViewOf(field, { rider: riderIn(field, vehicleId), schedule, hours });
    }),
    leftOut: [...unfit, ...made.unassigned.map(({ jobId, reason }) => leftOut(field, jobId, reason))],
    plannedBy: made.source,
  };
}

/** Those who were asked for, else all who have a vehicle and a shift; nobody who is on a round already. */
function ridersFor(field: Field, riderIds: readonly string[] | undefined, onRound: ReadonlySet<string>): FieldRider[] {
  const chosen = riderIds?.map((id) => riderIn(field, id)) ?? [...field.riders.values()].filter(({ vehicle }) => vehicle);
  const busy = riderIds && chosen.find(({ riderId }) => onRound.has(riderId));
  if (busy)
    throw new Problem('not_on_duty', `${busy.name} has a round that day already. Put the parcels into it instead.`, {
      field: 'riderIds',
    });
  const without = riderIds && chosen.find(({ shift }) => !shift);
  if (without)
    throw new Problem('not_on_duty', `${without.name} has no shift that day. Plan one first, or choose somebody else.`, {
      field: 'riderIds',
    });
  const free = chosen.filter(({ riderId, shift }) => shift && !onRound.has(riderId));
  if (free.length === 0)
    throw new Problem('not_on_duty', 'Nobody with a vehicle and a shift that day is free. Plan a shift, or choose riders.', {
      field: 'riderIds',
    });
  return free;
}

function whyNotPlanned(field: Field, orderId: string): LeftOutView['reason'] | undefined {
  const { status, riderId } = orderIn(field, orderId);
  if (status !== orderStatus.Accepted) return 'not_to_fetch';
  return riderId === null ? undefined : 'has_rider';
}

function leftOut(field: Field, orderId: string, reason: LeftOutView['reason']): LeftOutView {
  const { trackingId, weightGrams } = orderIn(field, orderId);
  return { orderId, trackingId, reason, words: leftOutWords(reason, weightGrams / 1000) };
}
