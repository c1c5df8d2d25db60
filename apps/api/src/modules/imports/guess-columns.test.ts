import { importFields, importFieldWords } from '@waybill/contract/imports/import-fields';
import { describe, expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';

describe('guessing what columns are', () => {
  it('knows the headers of shops in their many spellings', () => {
    expect(
      guessColumns([
        'Customer',
        'Phone no',
        'Address',
        'Landmark',
        'LGA',
        'State',
        'Item',
        'Qty',
        'Weight (kg)',
        'Price',
        'COD amount',
        'Note',
      ]),
    ).toEqual([
      'receiverFullName',
      'receiverPhoneNumber',
      'address',
      'landmark',
      'area',
      'state',
      'item',
      'quantity',
      'weight',
      'value',
      'collect',
      'note',
    ]);
    expect(guessColumns(['RECIPIENT_NAME', "Receiver's phone", 'deliveryAddress', 'Nearest Bus-Stop', 'S/N'])).toEqual([
      'receiverFullName',
      'receiverPhoneNumber',
      'address',
      'landmark',
      'reference',
    ]);
  });

  it('knows our own words for the fields, as our template has them', () => {
    expect(guessColumns(importFields.map((field) => importFieldWords[field]))).toEqual(importFields);
  });

  it('takes the plainer of two headers for the same, and no field twice', () => {
    expect(guessColumns(['Name', 'Receiver', 'Customer'])).toEqual([null, 'receiverFullName', null]);
    expect(guessColumns(['Phone', 'Phone'])).toEqual(['receiverPhoneNumber', null]);
    expect(guessColumns(['Colour', ''])).toEqual([null, null]);
  });
});
