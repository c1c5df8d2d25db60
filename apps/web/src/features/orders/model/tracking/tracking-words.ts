import { orderStatus } from '@waybill/contract/orders/enums';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { isRunning } from '@waybill/contract/orders/status-groups';

type TrackedStatus = Pick<TrackingView, 'orderStatus' | 'isDecided'>;

/** By the number of the way to travel. */
const vehicles = ['by bike', 'by car', 'by van', 'by truck', 'by bus', 'by air', 'by sea'];

/** “Brings it by car”. */
export function vehicleWords(dispatchMode: number): string {
  return `Brings it ${vehicles[dispatchMode] ?? 'to you'}`;
}

/** Something may still happen to it: worth asking again. */
export function isOpen(status: number): boolean {
  return status === orderStatus.Requested || isRunning(status);
}

/** The stops of a delivery, drawn as a row. */
export const stops = ['Agreed', 'Picked up', 'On the way', 'Delivered'] as const;

/** The stop it has reached; undefined where there is no way to go on. */
export function stopOf({ orderStatus: status, isDecided }: TrackedStatus): number | undefined {
  if (isDecided) return undefined;
  if (status === orderStatus.Accepted) return 0;
  if (status === orderStatus.PickedUp) return 1;
  if (status === orderStatus.InTransit || status === orderStatus.AttemptFailed) return 2;
  return status === orderStatus.Delivered || status === orderStatus.Completed ? 3 : undefined;
}
