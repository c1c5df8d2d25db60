import { orderStatus } from './enums.ts';

const { Accepted, PickedUp, InTransit, Delivered, Disputed, AttemptFailed, Returning } = orderStatus;

/** The carrier has it and brings it to the receiver. */
export function isOnTheWay(status: number): boolean {
  return status === PickedUp || status === InTransit;
}

/** The carrier holds it and it goes to the receiver, waits for the seller’s word, or goes back. */
export function isWithCarrier(status: number): boolean {
  return isOnTheWay(status) || status === AttemptFailed || status === Returning;
}

/** Somebody is still to hand it over to the receiver, or may be. */
export function isHandoverAhead(status: number): boolean {
  return status === Accepted || isOnTheWay(status) || status === AttemptFailed;
}

/** Agreed on and not at its end. */
export function isRunning(status: number): boolean {
  return isHandoverAhead(status) || status === Returning || status === Delivered || status === Disputed;
}

/** While those who wait for it see where its carrier is: under way, on the way back, or on the way to fetch an express parcel. */
export function isFollowed({ status, isExpress }: { readonly status: number; readonly isExpress: boolean }): boolean {
  return isOnTheWay(status) || status === Returning || (isExpress && status === Accepted);
}
