import { orderStatus } from '@waybill/contract/orders/enums';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { isRunning } from '@waybill/contract/orders/status-groups';

type Words = { readonly title: string; readonly text: string };

const words: Readonly<Record<number, Words>> = {
  [orderStatus.Requested]: { title: 'Not agreed yet', text: 'The sender and a carrier are still agreeing.' },
  [orderStatus.Accepted]: {
    title: 'Waiting to be picked up',
    text: 'A carrier has agreed to bring it. The sender gives it to them next.',
  },
  [orderStatus.PickedUp]: { title: 'Picked up', text: 'The carrier has the parcel and sets out soon.' },
  [orderStatus.InTransit]: { title: 'On the way', text: 'The parcel is on the road.' },
  [orderStatus.Delivered]: { title: 'Handed over', text: 'The carrier says that it was handed over.' },
  [orderStatus.Completed]: { title: 'Delivered', text: 'It arrived, and everybody is done.' },
  [orderStatus.Cancelled]: { title: 'Cancelled', text: 'This delivery will not happen. The sender knows why.' },
  [orderStatus.Declined]: { title: 'Not agreed', text: 'This carrier will not bring it. The sender may have found another one.' },
  [orderStatus.Disputed]: {
    title: 'We are looking into it',
    text: 'Something was not as it should be. Our team is talking to both sides.',
  },
  [orderStatus.AttemptFailed]: {
    title: 'Not handed over yet',
    text: 'The carrier was at the door and could not hand it over. The seller says whether they come again.',
  },
  [orderStatus.Returning]: { title: 'On its way back', text: 'It could not be handed over and goes back to the seller.' },
  [orderStatus.Expired]: { title: 'Not agreed in time', text: 'Nobody answered in time. The sender may try another carrier.' },
};

/** It may have arrived or not: that is between the two. */
const decided: Words = {
  title: 'Closed',
  text: 'Something was not as it should be. Our team has looked into it, and the sender and the carrier know the outcome.',
};

type TrackedStatus = Pick<TrackingView, 'orderStatus' | 'isDecided'>;

export function trackingWords({ orderStatus: status, isDecided }: TrackedStatus): Words {
  if (isDecided) return decided;
  return words[status] ?? { title: 'On file', text: 'We have this parcel on file.' };
}

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
