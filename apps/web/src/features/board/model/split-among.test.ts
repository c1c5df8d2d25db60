import { expect, it } from 'vitest';
import { boardOrder, boardRider } from '../tests/boards.ts';
import { splitAmong } from './split-among.ts';

const near = (end: string, minutes: number | null) => ({
  riderId: boardRider(end, end).riderId,
  name: end,
  profilePicture: null,
  minutes,
  vehicle: null,
  reason: `${minutes} minutes away.`,
});

const names = (split: ReturnType<typeof splitAmong>) => split.gifts.map(({ to }) => to.name);

it('gives each parcel to whoever is soonest there, counting what they were given just before', () => {
  const riders = [boardRider('T', 'T'), boardRider('M', 'M')];
  const asked = ['1', '2', '3', '4'].map((end) => ({ order: boardOrder(end), riders: [near('T', 5), near('M', 12)] }));
  expect(names(splitAmong(asked, riders))).toEqual(['T', 'M', 'T', 'M']);
});

it('puts whoever nobody can place behind those who are near', () => {
  const riders = [boardRider('T', 'T'), boardRider('M', 'M')];
  const asked = [{ order: boardOrder('1'), riders: [near('T', null), near('M', 60)] }];
  expect(names(splitAmong(asked, riders))).toEqual(['M']);
});

it('gives nobody more than their vehicle has room for, and says what is left', () => {
  const vehicle = { id: 'veh_1', kind: 0 as const, plate: 'LSR-1', capacityKg: 20, capacityPlaces: 3 };
  const riders = [boardRider('T', 'T', { vehicle, load: { kg: 12, parcels: 1 }, toFetch: 0 })];
  const asked = ['1', '2', '3'].map((end) => ({ order: boardOrder(end, { weight: 4 }), riders: [near('T', 5)] }));
  const split = splitAmong(asked, riders);
  expect(names(split)).toEqual(['T', 'T']);
  expect(split.left.map(({ trackingId }) => trackingId)).toEqual(['7K3M3']);
  const heavy = [{ order: boardOrder('4', { weight: 9 }), riders: [near('T', 5)] }];
  expect(splitAmong(heavy, riders).left).toHaveLength(1);
});
