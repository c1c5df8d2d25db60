import { dispatchMode } from '@waybill/contract/timeline/enums';
import { describe, expect, it } from 'vitest';
import { modesFor, modesServedBy } from './modes.ts';

const { Bike, Car, Van, Truck, Bus, Air } = dispatchMode;

describe('who can be rung for a parcel', () => {
  it('is whoever takes as much as what the sender asked for, and goes through a town', () => {
    expect(modesFor(Bike)).toEqual([Bike, Car, Van, Truck, Bus]);
    expect(modesFor(Van)).toEqual([Van, Truck]);
    expect(modesFor(Air)).toEqual([Car, Van, Truck, Bus, Air]);
  });

  it('is told of what they can take', () => {
    expect(modesServedBy(Bike)).toEqual([Bike]);
    expect(modesServedBy(Truck)).toContain(Van);
  });
});
