import type { Place } from '@waybill/contract/places/place';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';

/** The receiver of a package and their address, with the facts that a change is measured by. */
export type ReceiverRow = {
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly senderName: string;
  readonly senderPhone: string;
  readonly pickupAddress: string;
  readonly pickup: Place;
  readonly dropOffAddress: string;
  readonly landmark: string;
  readonly carrierNote: string;
  readonly dropOff: Place;
  /** Destination at the time of the agreement. */
  readonly agreedDropOff: Place;
};

export async function findReceiver(db: Db, packageId: string | Fragment): Promise<ReceiverRow | undefined> {
  const [row] = await db<ReceiverRow[]>`
    select receiver_name, receiver_phone, sender_name, sender_phone, landmark, carrier_note, pickup_address, pickup,
           drop_off_addresses[1] as drop_off_address, drop_offs -> 0 as drop_off,
           coalesce(agreed_drop_off, drop_offs -> 0) as agreed_drop_off
    from package join timeline_item as item on item.id = package.item_id where item_id = ${packageId}`;
  return row;
}

type NewReceiver = Pick<
  ReceiverRow,
  'receiverName' | 'receiverPhone' | 'dropOffAddress' | 'dropOff' | 'landmark' | 'carrierNote'
>;

/** Keeps the agreed destination from the first change on: many small moves do not add up to a long one. */
export function setReceiver(tx: Tx, packageId: string, receiver: NewReceiver): void {
  const { receiverName, receiverPhone, dropOffAddress, dropOff, landmark, carrierNote } = receiver;
  tx.write(tx`
    update package set receiver_name = ${receiverName}, receiver_phone = ${receiverPhone}, landmark = ${landmark}, carrier_note = ${carrierNote},
      agreed_drop_off = coalesce(agreed_drop_off, (select drop_offs -> 0 from timeline_item where id = ${packageId}))
    where item_id = ${packageId}`);
  tx.write(tx`
    update timeline_item set drop_off_addresses = array[${dropOffAddress}]::text[], drop_offs = ${tx.json([dropOff])}
    where id = ${packageId}`);
}
