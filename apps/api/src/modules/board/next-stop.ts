import type { BoardRiderView } from '@waybill/contract/board/board-view';
import { orderStatus } from '@waybill/contract/orders/enums';
import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import { neighbourhoodOf } from '../timeline/index.ts';
import type { BoardOrderRow } from './storage/board-orders.ts';

type Stop = NonNullable<BoardRiderView['nextStop']>;

/** The place to which an order is to be taken, or at which it is fetched. */
export function stopOf({
  status,
  orderId,
  pickup,
  dropOff,
}: Pick<BoardOrderRow, 'status' | 'orderId' | 'pickup' | 'dropOff'>): Stop {
  const isToFetch = status === orderStatus.Accepted;
  // What comes back is taken to where it was fetched.
  const door = isToFetch || status === orderStatus.Returning ? pickup : dropOff;
  const { latitude, longitude } = door;
  return { kind: isToFetch ? 'pickup' : 'drop-off', orderId, label: neighbourhoodOf(door).label, latitude, longitude };
}

/** The nearest of a rider’s stops; where nobody knows where they are, the first that they were given. */
export function nextStopOf(stops: readonly Stop[], here: Spot | undefined): Stop | null {
  const [first, ...rest] = stops;
  if (!first) return null;
  if (!here) return first;
  return rest.reduce((nearest, stop) => (distanceKm(here, stop) < distanceKm(here, nearest) ? stop : nearest), first);
}
