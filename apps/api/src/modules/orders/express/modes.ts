import { canTake } from '@waybill/contract/orders/can-take';
import { dispatchMode } from '@waybill/contract/timeline/enums';

/** Dispatch modes of the riders who may take a parcel that asks for this one. */
export function modesFor(wanted: number): number[] {
  return Object.values(dispatchMode).filter((mode) => canTake(mode, wanted));
}

/** Dispatch modes that a sender may have asked for, for a rider of this mode to carry it. */
export function modesServedBy(mode: number): number[] {
  return Object.values(dispatchMode).filter((wanted) => canTake(mode, wanted));
}
