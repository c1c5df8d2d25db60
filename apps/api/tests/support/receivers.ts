import { keepPickupPlace } from '@waybill/contract/receivers/keep-pickup-place';
import { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import { wuse, yaba } from './timeline.ts';
import type { Visitor } from './visitor.ts';

/** Somebody for a book of receivers, whom the rules have nothing against: the receiver of `parcel()`. */
export function keptPerson(more: Record<string, unknown> = {}) {
  return {
    fullName: 'Halima Yusuf',
    phoneNumber: '+2348059876543',
    address: '7 Aminu Kano Crescent, Wuse',
    addressJson: wuse,
    landmark: 'Opposite the blue mosque',
    note: 'Call before you come',
    ...more,
  };
}

export async function keep(owner: Pick<Visitor, 'call'>, more: Record<string, unknown> = {}): Promise<ReceiverView> {
  const { result } = await owner.call(keepReceiver, { body: keptPerson(more) });
  return result;
}

/** A place to send from, which the rules have nothing against: the pickup of `parcel()`. */
export function ownPlace(more: Record<string, unknown> = {}) {
  return {
    name: 'Shop, Yaba',
    fullName: 'Adaeze Obi',
    phoneNumber: '+2348031234567',
    address: '12 Herbert Macaulay Way, Yaba',
    addressJson: yaba,
    landmark: 'Beside the yellow bank',
    note: 'Ask at the counter',
    ...more,
  };
}

export async function keepPlace(owner: Pick<Visitor, 'call'>, more: Record<string, unknown> = {}): Promise<PickupPlaceView> {
  const { result } = await owner.call(keepPickupPlace, { body: ownPlace(more) });
  return result;
}
