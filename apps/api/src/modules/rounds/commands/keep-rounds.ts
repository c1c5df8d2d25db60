import type { BodyOf } from '@waybill/contract/call';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { keepRounds as call } from '@waybill/contract/rounds/keep-rounds';
import type { WantedRound } from '@waybill/contract/rounds/round-input';
import { brokenConstraint, type Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import {
  findAssignments,
  giveOrder,
  keepRidingMember,
  lockAndAnswerOnce,
  lockOrder,
  type OrderRow,
  type RidingMember,
  requestOf,
  takeOrderBack,
} from '../../orders/index.ts';
import { lockPackage } from '../../timeline/index.ts';
import { checkStops } from '../check-stops.ts';
import type { RoundsContext } from '../context.ts';
import { roundGiven } from '../events.ts';
import { type Book, legsOf, makeBook, scheduleOf } from '../make-book.ts';
import { type Field, type Hours, hoursKey, hoursOf, orderIn, readField, riderIn } from '../read-field.ts';
import { followRound } from '../stop-state.ts';
import { findRoundOrders } from '../storage/round-orders.ts';
import {
  changeRound,
  endRound,
  insertRound,
  listRoundsOn,
  lockRounds,
  replaceStops,
  type StoredRound,
  type StoredStop,
} from '../storage/rounds.ts';

type Asked = BodyOf<typeof call> & { readonly idempotencyKey: string };
type Keeping = { readonly field: Field; readonly book: Book; readonly hours: ReadonlyMap<string, Hours> };

const changed = (detail: string) => new Problem('list_changed', detail);

/** Keeps rounds as they were wanted, all or none of them. Answers their ids. */
export async function keepRounds(
  context: Pick<RoundsContext, 'db' | 'publish' | 'travelTimes'>,
  caller: Pick<Caller, 'userId' | 'member'>,
  { day, rounds, hours: asked, idempotencyKey }: Asked,
): Promise<string[]> {
  const businessId = caller.userId;
  const field = await readField(context.db, { businessId, day, orderIds: [], rounds });
  const hours = hoursOf(field, asked);
  // Ways are asked for before the act: it waits for nobody.
  const book = await makeBook(context, field, {
    orderIds: [...field.orders.keys()],
    riderIds: rounds.map(({ riderId }) => riderId),
    hours,
  });
  const request = requestOf(businessId, 'keep rounds', idempotencyKey, { day, rounds, asked });
  const act = lockAndAnswerOnce(
    context.db,
    request,
    (tx) => lockField(tx, field, rounds),
    async (tx, locked) => {
      checkUnchanged(field, rounds, locked);
      checkStops(field, rounds);
      const ids = await writeRounds(context, tx, { field, book, hours }, rounds, locked, caller.member?.personId ?? businessId);
      return ids.join(' ');
    },
  );
  const ids = await act.catch((error: unknown) => {
    if (brokenConstraint(error) !== 'delivery_round_live') throw error;
    throw changed('One of these riders has got another round that day meanwhile. Please look again.');
  });
  return ids === '' ? [] : ids.split(' ');
}

type Locked = {
  readonly members: ReadonlyMap<string, RidingMember>;
  readonly revisions: ReadonlyMap<string, number>;
  readonly orders: ReadonlyMap<string, OrderRow>;
};

/** Riders, then rounds, then parcels with their orders, each in the order of their ids: as all who lock several of them. */
async function lockField(tx: Tx, { businessId, orders, rounds }: Field, wanted: readonly WantedRound[]): Promise<Locked> {
  const riderIds = [...new Set(wanted.map((one) => one.riderId))].toSorted();
  const parcels = [...orders.values()].toSorted((one, other) => (one.packageId < other.packageId ? -1 : 1));
  // Sent together, and done one after the other.
  const [members, revisions, locked] = await Promise.all([
    Promise.all(riderIds.map((riderId) => keepRidingMember(tx, businessId, riderId))),
    lockRounds(tx, [...rounds.keys()]),
    Promise.all(
      parcels.map(async ({ orderId, packageId }) => {
        const [, order] = await Promise.all([lockPackage(tx, packageId), lockOrder(tx, orderId)]);
        return order;
      }),
    ),
  ]);
  return {
    members: new Map(riderIds.flatMap((riderId, index) => (members[index] ? [[riderId, members[index]]] : []))),
    revisions,
    orders: new Map(locked.flatMap((order) => (order ? [[order.id, order]] : []))),
  };
}

/** What was looked at when the rounds were made still holds. */
function checkUnchanged(field: Field, wanted: readonly WantedRound[], { members, revisions, orders }: Locked): void {
  for (const { roundId, revision, riderId } of wanted) {
    if (!members.has(riderId)) throw new Problem('not_found', 'Nobody of that name rides for you now.');
    if (roundId === undefined) continue;
    const current = revisions.get(roundId);
    if (current === undefined) throw changed('One of these rounds is gone. Please look again.');
    if (current !== revision || current !== field.rounds.get(roundId)?.revision)
      throw changed('Somebody has changed this round meanwhile. Please look again, and make your change anew.');
  }
  const inRounds = new Set(
    [...field.rounds.values()].flatMap(({ riderId, stops }) => stops.map((s) => `${s.orderId} ${riderId}`)),
  );
  for (const { riderId, stops } of wanted)
    for (const { orderId } of stops) {
      const seen = orderIn(field, orderId);
      const now = orders.get(orderId);
      if (now?.status !== seen.status) throw changed(`${seen.trackingId} has moved on meanwhile. Please look again.`);
      const isTheirs = now.riderId === null || now.riderId === riderId || inRounds.has(`${orderId} ${now.riderId}`);
      if (!isTheirs || now.riderId !== seen.riderId)
        throw changed(`${seen.trackingId} was given to somebody else meanwhile. Please plan again; it is left out then.`);
    }
}

async function writeRounds(
  { publish }: Pick<RoundsContext, 'publish'>,
  tx: Tx,
  keeping: Keeping,
  wanted: readonly WantedRound[],
  { members, orders }: Locked,
  actorId: string,
): Promise<string[]> {
  const { field } = keeping;
  const { businessId, day } = field;
  const assigned = await findAssignments(tx, [...orders.keys()]);
  takeOut(tx, field, wanted, orders);
  const ids: string[] = [];
  for (const one of wanted) {
    const { riderId, stops } = one;
    const rider = members.get(riderId);
    const kept = one.roundId === undefined ? undefined : field.rounds.get(one.roundId);
    if (!rider) continue;
    const roundId = kept?.id ?? newId('round');
    const vehicleId = riderIn(field, riderId).vehicle?.id ?? null;
    if (kept) changeRound(tx, roundId, { riderId, vehicleId });
    else {
      await endFinished(tx, field, riderId);
      const departsAt = field.clock.dateOf(scheduleOf(keeping.book, field, riderId, stops)?.departsAt ?? 0);
      await insertRound(tx, { id: roundId, businessId, riderId, vehicleId, day, departsAt, plannedBy: actorId });
    }
    const done = kept ? doneStops(kept, field) : [];
    replaceStops(tx, roundId, [...done, ...storedStops(keeping, one)]);
    if (stops.length === 0) endRound(tx, roundId);
    const count = giveAll(publish, tx, { orders, assigned, rider, riderId, roundId, actorId }, one);
    if (count > 0) publish(tx, roundGiven, { roundId, revision: (kept?.revision ?? 0) + 1, businessId, riderId, count });
    ids.push(roundId);
  }
  return ids;
}

type Giving = {
  readonly orders: ReadonlyMap<string, OrderRow>;
  readonly assigned: Awaited<ReturnType<typeof findAssignments>>;
  readonly rider: RidingMember;
  readonly riderId: string;
  readonly roundId: string;
  readonly actorId: string;
};

/** Gives a rider what they have not got yet; answers how many that are. One that comes alone rings by itself, as any other. */
function giveAll(publish: RoundsContext['publish'], tx: Tx, giving: Giving, { stops }: WantedRound): number {
  const { orders, assigned, rider, riderId, roundId, actorId } = giving;
  const news = stops.flatMap(({ orderId, kind }) => {
    const order = orders.get(orderId);
    return kind === 'drop-off' && order && order.riderId !== riderId ? [order] : [];
  });
  const together = news.length > 1 ? roundId : undefined;
  for (const order of news)
    giveOrder({ publish }, tx, { order, before: assigned.get(order.id), riderId, rider, assignedBy: actorId, roundId: together });
  return together ? news.length : 0;
}

/** What was in one of these rounds and is in none any more waits for another rider, unless it is in somebody’s hands. */
function takeOut(tx: Tx, field: Field, wanted: readonly WantedRound[], orders: ReadonlyMap<string, OrderRow>): void {
  const stays = new Set(wanted.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)));
  for (const round of field.rounds.values()) {
    const ahead = followRound(round, field.orders, field.now).filter(({ state }) => state === 'ahead');
    for (const orderId of new Set(ahead.map(({ stop }) => stop.orderId))) {
      const order = orders.get(orderId);
      if (stays.has(orderId) || !order || order.riderId !== round.riderId) continue;
      if (order.status !== orderStatus.Accepted)
        throw changed(`${order.trackingId} is with ${round.riderName} already: it stays in the round until it is handed over.`);
      takeOrderBack(tx, order, round.riderId);
    }
  }
}

/** Whoever has come to the end of a round may get the next. */
async function endFinished(tx: Tx, { businessId, day, now }: Field, riderId: string): Promise<void> {
  for (const round of await listRoundsOn(tx, businessId, day, { riderId, isLive: true })) {
    const ids = round.stops.map(({ orderId }) => orderId);
    const orders = await findRoundOrders(tx, businessId, ids);
    if (followRound(round, orders, now).every(({ state }) => state !== 'ahead')) endRound(tx, round.id);
  }
}

function doneStops(round: StoredRound, { orders, now }: Field): StoredStop[] {
  return followRound(round, orders, now).flatMap(({ stop, state }) => (state === 'done' ? [stop] : []));
}

function storedStops({ book, hours }: Keeping, { riderId, stops }: WantedRound): StoredStop[] {
  const legs = legsOf(book, riderId, stops);
  return stops.map((stop, index) => {
    const { opensAt = null, closesAt = null, promisedBy = null } = hours.get(hoursKey(stop)) ?? {};
    const { seconds = 0, metres = 0 } = legs[index] ?? {};
    return { ...stop, travelSeconds: seconds, travelMetres: metres, opensAt, closesAt, promisedBy };
  });
}
