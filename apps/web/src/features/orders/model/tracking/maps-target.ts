import { orderStatus } from '@waybill/contract/orders/enums';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import type { Spot } from '@waybill/contract/places/distance';
import type { Reader } from '../status-words.ts';

type Target = { readonly spot: Spot; readonly label: string };

/** What somebody wants their phone’s maps for: the carrier the way to the next door, anybody else where the parcel is. */
export function mapsTarget(
  view: Pick<TrackingView, 'from' | 'to' | 'position' | 'orderStatus'>,
  reader: Reader,
): Target | undefined {
  const { from, to, position, orderStatus: status } = view;
  if (!isHandoverAhead(status)) return undefined;
  if (reader === 'carrier') {
    const door = status === orderStatus.Accepted ? from : to;
    return { spot: door, label: door.label };
  }
  return position ? { spot: position, label: 'The carrier' } : { spot: to, label: to.label };
}
