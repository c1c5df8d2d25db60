import { describe, expect, it } from 'vitest';
import { dispatchMode } from '../timeline/enums.ts';
import { canTake } from './can-take.ts';

const takes = (wanted: number) => Object.values(dispatchMode).filter((mode) => canTake(mode, wanted));

describe('who can be rung for a parcel', () => {
  it('is whoever takes as much as what the sender asked for, and goes through a town', () => {
    const { Bike, Car, Van, Truck, Bus, Air } = dispatchMode;
    expect(takes(Bike)).toEqual([Bike, Car, Van, Truck, Bus]);
    expect(takes(Van)).toEqual([Van, Truck]);
    expect(takes(Air)).toEqual([Car, Van, Truck, Bus, Air]);
  });
});
