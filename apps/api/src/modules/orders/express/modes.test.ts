import { dispatchMode } from '@waybill/contract/timeline/enums';
import { describe, expect, it } from 'vitest';
import { modesFor, modesServedBy } from './modes.ts';

const { Bike, Car, Van, Truck, Bus, Air } = dispatchMode;

describe('the riders of an express parcel', () => {
  it('can take as much as the sender asked for, and go through a town', () => {
    expect(modesFor(Bike)).toEqual([Bike, Car, Van, Truck, Bus]);
    expect(modesFor(Van)).toEqual([Van, Truck]);
    expect(modesFor(Air)).toEqual([Car, Van, Truck, Bus, Air]);
  });

  it('are rung for every size that they can take', () => {
    expect(modesServedBy(Bike)).toEqual([Bike]);
    expect(modesServedBy(Truck)).toContain(Van);
  });
});
