import { orderStatus } from './enums.ts';

const { Accepted, PickedUp, InTransit, Delivered, Disputed } = orderStatus;

/** The carrier has it. */
export function isOnTheWay(status: number): boolean {
  return status === PickedUp || status === InTransit;
}

/** Somebody is still to hand it over to the receiver. */
export function isHandoverAhead(status: number): boolean {
  return status === Accepted || isOnTheWay(status);
}

/** Agreed on and not at its end. */
export function isRunning(status: number): boolean {
  return isHandoverAhead(status) || status === Delivered || status === Disputed;
}

/** While those who wait for it see where its carrier is: under way, or on the way to fetch an express parcel. */
export function isFollowed({ status, isExpress }: { readonly status: number; readonly isExpress: boolean }): boolean {
  return isOnTheWay(status) || (isExpress && status === Accepted);
}
