import { orderStatus } from '@waybill/contract/orders/enums';
import type { Spot } from '@waybill/contract/places/distance';
import type { RoundJob, RoundStop, RoundVehicle, TravelMatrix } from '@waybill/contract/rounds/round';
import { travelBetween, visitOf } from '@waybill/contract/rounds/round';
import type { RoundStopKind } from '@waybill/contract/rounds/round-input';
import { type RoundBook, type RoundSchedule, scheduleRound } from '@waybill/contract/rounds/schedule-round';
import { dispatchMode } from '@waybill/contract/timeline/enums';
import type { RoundsContext } from './context.ts';
import type { Field, FieldRider, Hours } from './read-field.ts';
import { hoursKey } from './read-field.ts';
import { handoverSeconds, stateOf } from './stop-state.ts';
import type { RoundOrder } from './storage/round-orders.ts';

/** Whoever has no vehicle in the list rides their own: a bike with a box. */
const ownBike = { kind: dispatchMode.Bike, capacityKg: 30, capacityPlaces: 20 } as const;
const modes = Object.values(dispatchMode);
const wholeDay = { begins: 0, ends: 2 * 86_400 } as const;

export type Book = RoundBook & { readonly vehicles: ReadonlyMap<string, RoundVehicle> };

export type Wish = { readonly orderId: string; readonly kind: RoundStopKind };

type Playing = {
  readonly orderIds: readonly string[];
  readonly riderIds: readonly string[];
  readonly hours: ReadonlyMap<string, Hours>;
};

/** Asks for the ways between all doors in play, once for each kind of vehicle, and puts down who can carry what and when. */
export async function makeBook(
  { travelTimes }: Pick<RoundsContext, 'travelTimes'>,
  field: Field,
  { orderIds, riderIds, hours }: Playing,
): Promise<Book> {
  const orders = [...new Set(orderIds)].flatMap((id) => field.orders.get(id) ?? []);
  const riders = [...new Set(riderIds)].flatMap((id) => field.riders.get(id) ?? []);
  const places = createPlaces();
  const jobs = new Map(orders.map((order) => [order.orderId, jobOf(order, places.indexOf, hours, field)]));
  const home = mostCommon(orders.map(({ pickup }) => pickup));
  const kinds = modes.filter((mode) => riders.some(({ vehicle }) => (vehicle ?? ownBike).kind === mode));
  const vehicles = riders.flatMap((rider) => {
    const from = startOf(rider, field) ?? home;
    return from ? [vehicleOf(rider, field, { from: places.indexOf(from), kinds, inPlay: jobs })] : [];
  });
  const travel: TravelMatrix[] = await Promise.all(kinds.map((mode) => travelTimes({ spots: places.spots, mode })));
  return { jobs, travel, vehicles: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])) };
}

function createPlaces() {
  const spots: Spot[] = [];
  const known = new Map<string, number>();
  return {
    spots,
    indexOf({ latitude, longitude }: Spot): number {
      const key = `${latitude} ${longitude}`;
      const index = known.get(key) ?? spots.push({ latitude, longitude }) - 1;
      known.set(key, index);
      return index;
    },
  };
}

function jobOf(
  order: RoundOrder,
  indexOf: (spot: Spot) => number,
  hours: ReadonlyMap<string, Hours>,
  { clock }: Field,
): RoundJob {
  const visit = (kind: RoundStopKind, spot: Spot) => {
    const { opensAt = null, closesAt = null, promisedBy = null } = hours.get(hoursKey({ orderId: order.orderId, kind })) ?? {};
    return {
      at: indexOf(spot),
      opens: opensAt ? clock.secondsOf(opensAt) : wholeDay.begins,
      closes: closesAt ? clock.secondsOf(closesAt) : wholeDay.ends,
      handoverSeconds,
      ...(promisedBy ? { promisedBy: clock.secondsOf(promisedBy) } : {}),
    };
  };
  return {
    id: order.orderId,
    load: { kg: order.weightGrams / 1000, places: 1 },
    pickup: visit('pickup', order.pickup),
    dropOff: visit('drop-off', order.dropOff),
  };
}

/** Where a rider is, else the last door that they have done. */
function startOf({ riderId, spot }: FieldRider, { rounds, orders }: Field): Spot | undefined {
  if (spot) return spot;
  const round = [...rounds.values()].find((one) => one.riderId === riderId);
  const done = round?.stops.findLast(({ kind, orderId }) => stateOf(kind, orders.get(orderId), riderId) === 'done');
  const order = done && orders.get(done.orderId);
  return order && (done.kind === 'pickup' ? order.pickup : order.dropOff);
}

/** Most parcels of a business are fetched at one door; a day begins there. */
function mostCommon(spots: readonly Spot[]): Spot | undefined {
  const groups = Map.groupBy(spots, ({ latitude, longitude }) => `${latitude} ${longitude}`);
  return [...groups.values()].toSorted((one, other) => other.length - one.length)[0]?.[0];
}

type Around = { readonly from: number; readonly kinds: readonly number[]; readonly inPlay: ReadonlyMap<string, unknown> };

function vehicleOf({ riderId, vehicle, shift }: FieldRider, field: Field, { from, kinds, inPlay }: Around): RoundVehicle {
  const { kind, capacityKg, capacityPlaces } = vehicle ?? ownBike;
  const { clock, now } = field;
  // What they carry besides takes its room.
  const others = field.burdens.filter((burden) => burden.riderId === riderId && !inPlay.has(burden.orderId));
  const grams = others.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const begins = Math.max(clock.secondsOf(now), shift ? clock.secondsOf(shift.beginsAt) : wholeDay.begins);
  return {
    id: riderId,
    capacity: { kg: Math.max(0, capacityKg - grams / 1000), places: Math.max(0, capacityPlaces - others.length) },
    shift: { begins, ends: Math.max(begins, shift ? clock.secondsOf(shift.endsAt) : wholeDay.ends) },
    startsFrom: from,
    endsAt: undefined,
    travelsBy: kinds.indexOf(kind),
  };
}

export const toRoundStop = ({ orderId, kind }: Wish): RoundStop => ({
  jobId: orderId,
  kind: kind === 'pickup' ? 'pickup' : 'dropOff',
});

export const kindOf = ({ kind }: Pick<RoundStop, 'kind'>): RoundStopKind => (kind === 'pickup' ? 'pickup' : 'drop-off');

/** What of these is in the rider’s hands already. */
export function onBoardOf({ orders }: Pick<Field, 'orders'>, stops: readonly Wish[]): string[] {
  return stops.flatMap(({ orderId, kind }) =>
    kind === 'drop-off' && orders.get(orderId)?.status !== orderStatus.Accepted ? [orderId] : [],
  );
}

/** A round of nobody’s vehicle stands still: it has no stops. */
export function scheduleOf(book: Book, field: Field, riderId: string, stops: readonly Wish[]): RoundSchedule | undefined {
  const vehicle = book.vehicles.get(riderId);
  if (!vehicle || stops.length === 0) return undefined;
  return scheduleRound(book, { vehicle, stops: stops.map(toRoundStop), onBoard: onBoardOf(field, stops) });
}

/** The way to each stop from the one before. */
export function legsOf(book: Book, riderId: string, stops: readonly Wish[]): { seconds: number; metres: number }[] {
  const vehicle = book.vehicles.get(riderId);
  if (!vehicle) return [];
  let at = vehicle.startsFrom;
  return stops.map((stop) => {
    const job = book.jobs.get(stop.orderId);
    const to = job ? visitOf(job, toRoundStop(stop).kind).at : at;
    const { seconds, metres } = travelBetween(book.travel[vehicle.travelsBy], at, to);
    at = to;
    return { seconds: wholeOf(seconds), metres: wholeOf(metres) };
  });
}

const wholeOf = (value: number) => (Number.isFinite(value) ? Math.round(value) : 0);
