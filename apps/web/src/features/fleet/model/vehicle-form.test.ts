import { addVehicle } from '@waybill/contract/fleet/add-vehicle';
import { describe, expect, it } from 'vitest';
import { checkWire } from '../../../forms/check-wire.ts';
import { roomOf, vehicleFieldsOf, vehicleToWire } from './vehicle-form.ts';

const typed = { ...vehicleFieldsOf(undefined), plate: 'lsd-104-xa' };

describe('the form of a vehicle', () => {
  it('sends what was typed, and the papers that have a day', () => {
    const { wire } = checkWire(addVehicle.body, vehicleToWire({ ...typed, permit: '2027-03-01' }, []));
    expect(wire).toEqual({
      ...{ kind: 0, plate: 'LSD-104-XA', capacityKg: 30, capacityPlaces: 6, imageIdList: [] },
      papers: [{ kind: 'permit', expiresOn: '2027-03-01' }],
    });
  });

  it.each([
    [{ plate: '' }, 'plate', 'Please enter its plate'],
    [{ capacityKg: '' }, 'capacityKg', 'Please enter whole kilograms'],
    [{ capacityPlaces: '1.5' }, 'capacityPlaces', 'Please enter a whole number'],
    [{ permit: '0026-03-01' }, 'papers', 'Please give a date of this century'],
  ])('says of %j what is wrong', (changes, field, message) => {
    const { mistakes } = checkWire(addVehicle.body, vehicleToWire({ ...typed, ...changes }, []));
    expect(mistakes?.get(field)).toBe(message);
  });

  it('proposes the room of another kind, and leaves what somebody wrote', () => {
    expect(roomOf('2', typed)).toEqual({ kind: '2', capacityKg: '1000', capacityPlaces: '80' });
    expect(roomOf('2', { ...typed, capacityKg: '45' })).toEqual({ kind: '2' });
  });
});
