import type { DoorView } from '@waybill/contract/orders/door-view';
import type { AttemptReason } from '@waybill/contract/orders/enums';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

export function doorMoney(major: number, { currency }: Pick<DoorView, 'currency'>): string {
  return formatMoney(minorOf(major), currency);
}

/** Why nobody took it: as the carrier chooses it, and as the seller reads it. */
export const attemptWords: Readonly<
  Record<AttemptReason, { readonly choice: string; readonly text: string; readonly told: string }>
> = {
  'nobody-there': { choice: 'Nobody is there', text: 'You rang and called, and nobody came.', told: 'Nobody was there' },
  refused: { choice: 'They do not want it', text: 'They looked at it, or did not, and said no.', told: 'Your buyer refused it' },
  'cannot-pay': { choice: 'They cannot pay', text: 'The half hour is over, and no money came.', told: 'Your buyer did not pay' },
  'wrong-address': { choice: 'The address is wrong', text: 'Nobody here knows them.', told: 'The address was wrong' },
  unsafe: { choice: 'It is not safe here', text: 'Go. Take the photo from where you are safe.', told: 'It was not safe there' },
};

/** Whether the carrier has to see money before the parcel may change hands. */
export function isDoorUnpaid(door: DoorView | null): boolean {
  return door !== null && door.payWhen === 'door' && !door.isPaid;
}

/** Whether the carrier stands there, or stood there when it was paid. */
export function hasReachedDoor(door: DoorView | null): boolean {
  return door !== null && (door.arrivedAt !== null || (door.payWhen === 'door' && door.isPaid));
}
