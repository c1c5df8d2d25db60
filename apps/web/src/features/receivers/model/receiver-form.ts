import type { Place } from '@waybill/contract/places/place';
import { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import { writtenPhoneNumber } from '@waybill/contract/text';
import type { KeptReceiver } from '../api/keep-receiver.ts';

/** An entry of the book as it stands in its form: text only, the place as JSON. */
export type ReceiverFields = {
  readonly fullName: string;
  readonly dialCode: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly addressJson: string;
  readonly plusCode: string;
  readonly landmark: string;
  readonly note: string;
};

export const receiverSchema = keepReceiver.body;

type Entry = Pick<ReceiverView, 'fullName' | 'phoneNumber' | 'address' | 'addressJson' | 'plusCode' | 'landmark' | 'note'>;

/** A number of another country keeps its dial code in the field. */
export function receiverFieldsOf(receiver: Entry | undefined, dialCode: string): ReceiverFields {
  const number = receiver?.phoneNumber ?? '';
  return {
    fullName: receiver?.fullName ?? '',
    dialCode,
    phoneNumber: number.startsWith(dialCode) ? number.slice(dialCode.length) : number,
    address: receiver?.address ?? '',
    addressJson: receiver ? JSON.stringify(receiver.addressJson) : '',
    plusCode: receiver?.plusCode ?? '',
    landmark: receiver?.landmark ?? '',
    note: receiver?.note ?? '',
  };
}

export function placeOf({ addressJson }: Pick<ReceiverFields, 'addressJson'>): Place | null {
  return addressJson === '' ? null : JSON.parse(addressJson);
}

export function receiverWire(fields: ReceiverFields): Readonly<Record<string, unknown>> {
  const { dialCode, phoneNumber, ...rest } = fields;
  const place = placeOf(fields);
  return {
    ...rest,
    phoneNumber: writtenPhoneNumber(dialCode, phoneNumber),
    address: fields.address || (place?.label ?? ''),
    addressJson: place ?? '',
  };
}

/** The entry as it would be kept anew: undoing a removal is that. */
export function keptAs({ fullName, phoneNumber, address, addressJson, landmark, note }: Entry): KeptReceiver {
  return { fullName, phoneNumber, address, addressJson, landmark, note };
}
