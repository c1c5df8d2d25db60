import type { OrderView } from '@waybill/contract/orders/order-view';
import type { Place } from '@waybill/contract/places/place';
import { writtenPhoneNumber } from '@waybill/contract/text';
import { parcelFields } from '@waybill/contract/timeline/parcel-fields';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../forms/chosen-place.ts';
import { type Draft, draftOf } from '../../../forms/drafts.ts';
import type { NewReceiver } from '../api/change-receiver.ts';

/** Text only; the place as JSON. */
export type ReceiverFields = {
  readonly receiverFullName: string;
  readonly dialCode: string;
  readonly receiverPhoneNumber: string;
  readonly dropoffAddress: string;
  readonly dropOffAddressJson: string;
};

/** The fields typed for this order, stored while its sender is away to set another PIN. */
export function receiverDraft(orderId: string): Draft<ReceiverFields> {
  const empty = { receiverFullName: '', dialCode: '', receiverPhoneNumber: '', dropoffAddress: '', dropOffAddressJson: '' };
  return draftOf(`receiver.${orderId}`, empty);
}

const { receiverFullName, receiverPhoneNumber, dropoffAddress } = parcelFields;
export const receiverSchema = z.object({
  receiverFullName,
  receiverPhoneNumber,
  dropoffAddress,
  dropOffAddressJson: chosenPlace,
});

/** As it stands on the order now. A number of another country keeps its dial code in the field. */
export function receiverFields({ package: item }: Pick<OrderView, 'package'>, dialCode: string): ReceiverFields {
  const number = item.secrets?.receiverPhoneNumber ?? '';
  return {
    receiverFullName: item.secrets?.receiverFullName ?? '',
    dialCode,
    receiverPhoneNumber: number.startsWith(dialCode) ? number.slice(dialCode.length) : number,
    dropoffAddress: item.dropoffAddress,
    dropOffAddressJson: JSON.stringify(item.dropOffAddressJson),
  };
}

export function placeOf({ dropOffAddressJson }: Pick<ReceiverFields, 'dropOffAddressJson'>): Place | null {
  return dropOffAddressJson === '' ? null : JSON.parse(dropOffAddressJson);
}

export function receiverWire(fields: ReceiverFields): unknown {
  const { receiverFullName, dialCode, receiverPhoneNumber: typed, dropoffAddress } = fields;
  const place = placeOf(fields);
  return {
    receiverFullName,
    receiverPhoneNumber: writtenPhoneNumber(dialCode, typed),
    dropoffAddress: dropoffAddress || (place?.label ?? ''),
    dropOffAddressJson: place ?? '',
  };
}

/** True when somebody else receives it: they get a code of their own, and the old one is void. */
export function isSomebodyElse({ package: item }: Pick<OrderView, 'package'>, wire: NewReceiver): boolean {
  return item.secrets?.receiverPhoneNumber !== wire.receiverPhoneNumber;
}
