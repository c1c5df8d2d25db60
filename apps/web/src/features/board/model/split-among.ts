import type { BoardOrderView, BoardRiderView } from '@waybill/contract/board/board-view';
import type { SuggestionView } from '@waybill/contract/board/suggest-riders';
import type { Receiver } from './use-giving.ts';

/** Each parcel asks for suggestions of its own. */
export const mostSplit = 25;
/** What another stop costs, so that the nearest rider does not get all of them. */
const minutesAStop = 10;
/** Nobody knows how far away they are: behind whoever is near. */
const unknownMinutes = 90;

type Asked = { readonly order: BoardOrderView; readonly riders: readonly SuggestionView[] };

export type Split = {
  readonly gifts: readonly { readonly order: BoardOrderView; readonly to: Receiver; readonly reason: string }[];
  /** For these nobody fits. */
  readonly left: readonly BoardOrderView[];
};

/**
 * Splits parcels among those who are suggested for them: each to whoever is soonest there, counting what they were given just before, as far
 * as their vehicle has room.
 */
export function splitAmong(asked: readonly Asked[], riders: readonly BoardRiderView[]): Split {
  const room = new Map(riders.map((rider) => [rider.riderId, roomOf(rider)]));
  const given = new Map<string, number>();
  const gifts: Split['gifts'][number][] = [];
  const left: BoardOrderView[] = [];
  for (const { order, riders: suggested } of asked) {
    const fitting = suggested.filter(({ riderId }) => {
      const free = room.get(riderId);
      return free !== undefined && free.kg >= order.weight && free.places >= 1;
    });
    const soonest = (rider: SuggestionView) => (rider.minutes ?? unknownMinutes) + (given.get(rider.riderId) ?? 0) * minutesAStop;
    const [best] = fitting.toSorted((one, other) => soonest(one) - soonest(other));
    if (!best) {
      left.push(order);
      continue;
    }
    const { riderId, name, reason } = best;
    gifts.push({ order, to: { riderId, name }, reason });
    given.set(riderId, (given.get(riderId) ?? 0) + 1);
    const free = room.get(riderId);
    if (free) room.set(riderId, { kg: free.kg - order.weight, places: free.places - 1 });
  }
  return { gifts, left };
}

/** Without a vehicle of the list nobody knows how much finds room. */
function roomOf({ vehicle, load, toFetch }: BoardRiderView) {
  if (!vehicle) return { kg: Number.POSITIVE_INFINITY, places: Number.POSITIVE_INFINITY };
  return { kg: vehicle.capacityKg - load.kg, places: vehicle.capacityPlaces - load.parcels - toFetch };
}
