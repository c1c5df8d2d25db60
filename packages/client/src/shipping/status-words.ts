import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';

const words: Readonly<Record<OrderStatus, string>> = {
  [orderStatus.Requested]: 'Requested',
  [orderStatus.Accepted]: 'Agreed',
  [orderStatus.PickedUp]: 'Picked up',
  [orderStatus.InTransit]: 'On the way',
  [orderStatus.Delivered]: 'Handed over',
  [orderStatus.Completed]: 'Completed',
  [orderStatus.Cancelled]: 'Cancelled',
  [orderStatus.Declined]: 'Declined',
  [orderStatus.Disputed]: 'In dispute',
  [orderStatus.Expired]: 'Not answered',
  [orderStatus.AttemptFailed]: 'Not handed over',
  [orderStatus.Returning]: 'Going back',
};

/** The status in a word or two; `Under way` for one that only a newer server knows. */
export function statusWord(status: number): string {
  return Object.entries(words).find(([known]) => Number(known) === status)?.[1] ?? 'Under way';
}

const over: readonly number[] = [
  orderStatus.Delivered,
  orderStatus.Completed,
  orderStatus.Cancelled,
  orderStatus.Declined,
  orderStatus.Expired,
];

/** Nothing moves any more. */
export function isOver(status: number): boolean {
  return over.includes(status);
}
