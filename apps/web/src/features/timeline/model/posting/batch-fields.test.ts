import { describe, expect, it } from 'vitest';
import { checkWire } from '../../../../forms/check-wire.ts';
import { ota, today, tomorrow, wuse, yaba } from '../../tests/posting.ts';
import {
  addStop,
  type BatchFields,
  batchDraft,
  batchInput,
  batchSchema,
  batchWire,
  moveStop,
  removeStop,
  type Stop,
  stopsIn,
} from './batch-fields.ts';
import { asField } from './package-fields.ts';
import { tripDraft, tripSchema, tripWire } from './trip-fields.ts';

const stops: readonly Stop[] = [
  { text: 'Toll gate', place: ota },
  { text: '', place: wuse },
];

function fields(changes: Partial<BatchFields> = {}): BatchFields {
  return {
    ...batchDraft('usr').empty,
    pickupAddressJson: asField(yaba),
    dropOffAddresses: JSON.stringify(stops),
    shippingDate: tomorrow,
    priceStart: '3,000',
    priceEnd: '9,000',
    ...changes,
  };
}

function check(changes: Partial<BatchFields> = {}) {
  const typed = fields(changes);
  return checkWire(batchSchema(today)(typed), batchWire(typed, 'NGN'));
}

describe('the stops of a batch', () => {
  it('are one at least, and ten at most', () => {
    expect(stopsIn('')).toHaveLength(1);
    expect(removeStop(stopsIn(''), 0)).toHaveLength(1);
    let many = stops;
    for (let count = 0; count < 20; count += 1) many = addStop(many);
    expect(many).toHaveLength(10);
  });

  it('change places with their neighbours and nobody else', () => {
    const three = [...stops, { text: 'third', place: yaba }];
    expect(moveStop(three, 0, 1).map(({ place }) => place)).toEqual([wuse, ota, yaba]);
    expect(moveStop(three, 2, -1).map(({ place }) => place)).toEqual([ota, yaba, wuse]);
    expect(moveStop(three, 0, -1)).toBe(three);
    expect(moveStop(three, 2, 1)).toBe(three);
  });
});

describe('a batch on its way to the server', () => {
  it('has each place at the position of its address, and the place’s name where no street was typed', () => {
    const { wire } = check();
    expect(wire && batchInput(wire)).toMatchObject({
      pickupAddress: 'Yaba, Lagos',
      dropOffAddresses: ['Toll gate', 'Wuse, Abuja'],
      dropOffAddressesJson: [ota, wuse],
      priceStart: 3000,
      priceEnd: 9000,
      currency: 'NGN',
      message: '',
    });
  });

  it('has room where the business says so, and as much as it agrees to where it does not', () => {
    expect(check({ roomKg: '12,5', roomPieces: '40' }).wire).toMatchObject({ roomKg: 12.5, roomPieces: 40 });
    const { wire } = check();
    expect([wire?.roomKg, wire?.roomPieces]).toEqual([undefined, undefined]);
    expect(check({ roomPieces: '1.5' }).mistakes?.get('roomPieces')).toBe('Please enter how many parcels, from 1 to 1,000');
  });

  it('asks for a place at every stop', () => {
    const typed = JSON.stringify([...stops, { text: 'somewhere', place: null }]);
    expect(check({ dropOffAddresses: typed }).mistakes?.get('dropOffAddresses')).toBe('Please choose a place from the list');
  });

  it('does not end below where its prices begin', () => {
    expect(check({ priceEnd: '2,999' }).mistakes?.get('priceEnd')).toBe('Please enter at least the lowest price');
    expect(check({ priceEnd: '3,000' }).mistakes).toBeUndefined();
  });
});

describe('a trip on its way to the server', () => {
  const trip = { ...tripDraft('usr').empty, pickupAddressJson: asField(yaba), dropOffAddressJson: asField(wuse) };

  it('needs a day and a way to travel', () => {
    const { mistakes } = checkWire(tripSchema(today), tripWire(trip, 'NGN'));
    expect([...(mistakes?.keys() ?? [])].sort()).toEqual(['dispatchMode', 'shippingDate']);
  });

  it('goes where its mode can go', () => {
    const by = (dispatchMode: string) =>
      checkWire(tripSchema(today), tripWire({ ...trip, shippingDate: tomorrow, dispatchMode }, 'NGN')).mistakes?.get(
        'dispatchMode',
      );
    expect(by('6')).toBe('Nobody travels that way between these places');
    expect(by('0')).toBe('Nobody travels that way between these places');
    expect(by('4')).toBeUndefined();
  });

  it('takes the names of its places for addresses', () => {
    const wire = tripWire({ ...trip, shippingDate: tomorrow, dispatchMode: '5' }, 'NGN');
    expect(checkWire(tripSchema(today), wire).wire).toMatchObject({
      pickupAddress: 'Yaba, Lagos',
      dropOffAddress: 'Wuse, Abuja',
      dispatchMode: 5,
      message: '',
      imageIdList: [],
    });
  });
});
