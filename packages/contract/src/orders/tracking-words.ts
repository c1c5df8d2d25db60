import { orderStatus } from './enums.ts';
import type { TrackingView } from './get-tracking.ts';

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

/** A step as anybody with the number reads it. */
export function publicStepWords(what: string): string {
  return steps[what] ?? 'Something was noted';
}

const steps: Readonly<Record<string, string>> = {
  'order.requested': 'The delivery was requested',
  'order.accepted': 'A carrier has agreed to bring it',
  'order.declined': 'The delivery was not agreed on',
  'order.cancelled': 'The delivery was cancelled',
  'order.expired': 'Nobody answered in time',
  'order.fee-lowered': 'The fee was lowered, which ended the offer',
  'order.picked-up': 'The carrier has the parcel',
  'order.in-transit': 'The parcel is on the way',
  'order.delivered': 'The parcel was handed over',
  'order.disputed': 'We are looking into something about it',
  'order.completed': 'Delivered and completed',
  'order.attempt-failed': 'The parcel could not be handed over',
  'order.try-again': 'There is to be another attempt',
  'order.returning': 'The parcel is on its way back',
  'order.returned': 'The parcel went back',
  door: 'The carrier is at the door',
  paid: 'It is paid',
  'dispute-decided': 'We have looked into it, and it is closed',
  'cancellation-asked': 'The carrier is bringing it back',
  evidence: 'We are looking into something about it',
  'receiver-changed': 'The place of delivery was changed',
  'code-sent': 'The code was sent again',
  'claim-late': 'Something was added later',
};
