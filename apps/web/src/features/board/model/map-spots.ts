import type { BoardOrderView, BoardRiderView } from '@waybill/contract/board/board-view';
import type { Spot } from '@waybill/contract/places/distance';
import { initials } from '../../../ui/initials.ts';
import type { MapSpot } from '../../places/index.ts';

/** The riders whose place is known, in the colour of how they stand. */
export function riderSpots(
  riders: readonly BoardRiderView[],
  toLookAt: ReadonlyMap<string, number>,
  pickedId: string | undefined,
): MapSpot[] {
  return riders.flatMap((rider) =>
    rider.position
      ? {
          key: rider.riderId,
          latitude: rider.position.latitude,
          longitude: rider.position.longitude,
          text: initials(rider.name),
          tone: toneOf(rider, toLookAt.has(rider.riderId)),
          isPicked: rider.riderId === pickedId,
        }
      : [],
  );
}

function toneOf({ load, toFetch, isOnDuty }: BoardRiderView, isToLookAt: boolean): MapSpot['tone'] {
  if (isToLookAt) return 'clay';
  if (load.parcels + toFetch > 0) return 'lagoon';
  return isOnDuty ? 'palm' : 'soft';
}

/** Where the parcels are to be fetched that nobody has yet. */
export function waitingSpots(orders: readonly BoardOrderView[]): Spot[] {
  return orders.flatMap(({ riderId, from }) => (riderId === null ? from : []));
}
