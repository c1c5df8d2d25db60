import { canTake } from '@waybill/contract/orders/can-take';
import { dispatchMode } from '@waybill/contract/timeline/enums';

/** How those travel who may take what asks for this. */
export function modesFor(wanted: number): number[] {
  return Object.values(dispatchMode).filter((mode) => canTake(mode, wanted));
}

/** What a sender may have asked for, for somebody who travels like this to carry it. */
export function modesServedBy(mode: number): number[] {
  return Object.values(dispatchMode).filter((wanted) => canTake(mode, wanted));
}
