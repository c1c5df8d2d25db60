import type { BoardAlert, BoardAlertKind } from '@waybill/contract/board/board-view';
import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import { type DispatchMode, dispatchMode } from '@waybill/contract/timeline/enums';

/** An order of the board as the rules look at it. */
export type WatchedOrder = {
  readonly status: OrderStatus;
  readonly isExpress: boolean;
  readonly mode: DispatchMode;
  readonly pickup: Spot;
  readonly dropOff: Spot;
  /** As `2026-11-19`. */
  readonly shipDate: string;
  /** Its last step: agreed on, picked up. */
  readonly changedAt: Date;
  /** When its rider was given it; nothing where nobody has it. */
  readonly givenAt: Date | undefined;
};

/** Its rider, where they are known to be. */
export type WatchedRider = Spot & { readonly at: Date; readonly restingSince: Date };

/** Minutes after which somebody should have left: since nobody has it, or since somebody was given it. */
const lateAfter = { express: { waiting: 5, given: 20 }, usual: { waiting: 120, given: 60 } } as const;
/** The hour of Lagos at which the day of a parcel begins: before it nobody is late for it. */
const dayBeginsAt = 'T08:00:00+01:00';
/** A position older than this says nothing about now. */
const freshMinutes = 10;
const stillMinutes = 15;
/** At a door for so long, somebody should have been asked for the code. */
const doorMinutes = 10;
const doorKm = 0.5;
/** Roads are no lines: a way may be this much longer, and so many kilometres on top. */
const detour = { times: 1.5, km: 3 } as const;
/** Pairs grow with the square; whoever has more stops than these is anywhere on the way. */
const mostStops = 24;

const minutesMs = (minutes: number) => minutes * 60_000;

/** What is wrong with an order now. `stops` are all places that its rider has to go to, those of their other parcels, too. */
export function alertsOf(order: WatchedOrder, rider: WatchedRider | undefined, stops: readonly Spot[], now: Date): BoardAlert[] {
  const seen = rider && now.getTime() - rider.at.getTime() <= minutesMs(freshMinutes) ? rider : undefined;
  return [
    ...alert('late-departure', lateSince(order), now),
    ...alert('code-not-asked', seen && doorSince(order, seen), now),
    ...alert('standing-still', seen && stillSince(order, seen), now),
    ...alert('off-the-way', seen && isOnTheWay(order.status) && isOffTheWay(seen, stops) ? seen.at : undefined, now),
  ];
}

function alert(kind: BoardAlertKind, since: Date | undefined, now: Date): BoardAlert[] {
  return since && since <= now ? [{ kind, since: since.toISOString() }] : [];
}

/** When it should have been fetched. */
function lateSince({ status, isExpress, shipDate, changedAt, givenAt }: WatchedOrder): Date | undefined {
  if (status !== orderStatus.Accepted) return undefined;
  const after = lateAfter[isExpress ? 'express' : 'usual'];
  const begins = isExpress ? 0 : Date.parse(`${shipDate}${dayBeginsAt}`);
  const from = Math.max((givenAt ?? changedAt).getTime(), begins);
  return new Date(from + minutesMs(givenAt ? after.given : after.waiting));
}

/** Since when its rider waits at the door where a code is to be asked for, counted from when they should have asked. */
function doorSince(order: WatchedOrder, rider: WatchedRider): Date | undefined {
  const isToFetch = order.status === orderStatus.Accepted && order.givenAt !== undefined;
  if (!isToFetch && !isOnTheWay(order.status)) return undefined;
  const door = isToFetch ? order.pickup : order.dropOff;
  if (distanceKm(rider, door) > doorKm) return undefined;
  return restedFor(order, rider, doorMinutes);
}

function stillSince(order: WatchedOrder, rider: WatchedRider): Date | undefined {
  // Whoever flies or sails waits where nothing is to be done about it.
  if (!isOnTheWay(order.status) || order.mode === dispatchMode.Air || order.mode === dispatchMode.Sea) return undefined;
  if (distanceKm(rider, order.dropOff) <= doorKm) return undefined;
  return restedFor(order, rider, stillMinutes);
}

/** When they will have stood there for so long, with this parcel. */
function restedFor({ changedAt, givenAt }: WatchedOrder, { restingSince }: WatchedRider, minutes: number): Date {
  const from = Math.max(restingSince.getTime(), changedAt.getTime(), givenAt?.getTime() ?? 0);
  return new Date(from + minutesMs(minutes));
}

/** Whether a place lies on no way between any two of the stops. */
export function isOffTheWay(here: Spot, stops: readonly Spot[]): boolean {
  if (stops.length < 2 || stops.length > mostStops) return false;
  const away = stops.map((stop) => distanceKm(here, stop));
  return stops.every((one, index) =>
    stops.slice(index + 1).every((other, offset) => {
      const way = distanceKm(one, other);
      return (away[index] ?? 0) + (away[index + 1 + offset] ?? 0) > way * detour.times + detour.km;
    }),
  );
}
