import { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import { wuse } from './timeline.ts';
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
