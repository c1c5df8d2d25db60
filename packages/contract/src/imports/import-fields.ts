import * as z from 'zod/mini';

/** What a column of a file can say about a parcel, in the order in which it is asked for. */
export const importFields = [
  'receiverFullName',
  'receiverPhoneNumber',
  'address',
  'area',
  'state',
  'plusCode',
  'landmark',
  'note',
  'item',
  'quantity',
  'weight',
  'value',
  'fee',
  'collect',
  'date',
  'reference',
] as const;

export const importField = z.enum(importFields, 'Please choose one of the fields');
export type ImportField = z.infer<typeof importField>;

/** As people read them. */
export const importFieldWords: Readonly<Record<ImportField, string>> = {
  receiverFullName: 'Receiver',
  receiverPhoneNumber: 'Phone',
  address: 'Address',
  area: 'Area or LGA',
  state: 'State',
  plusCode: 'Plus Code',
  landmark: 'Landmark',
  note: 'Note for the carrier',
  item: 'What it is',
  quantity: 'Quantity',
  weight: 'Weight (kg)',
  value: 'Value',
  fee: 'Delivery fee',
  collect: 'Collect at the door',
  date: 'Pickup day',
  reference: 'Your order number',
};

/** Without these no row can be posted. */
export const neededImportFields: readonly ImportField[] = ['receiverFullName', 'receiverPhoneNumber', 'address'];
