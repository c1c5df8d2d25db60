import { expect, it } from 'vitest';
import { boardOrder, boardRider } from '../tests/boards.ts';
import { riderSpots, waitingSpots } from './map-spots.ts';

it('puts riders on the map whose place is known, in the colour of how they stand', () => {
  const riders = [
    boardRider('F', 'Folake Adisa'),
    boardRider('T', 'Tobi Ajayi', { load: { kg: 2, parcels: 1 } }),
    boardRider('M', 'Musa Lawal', { toFetch: 1 }),
    boardRider('Y', 'Yinka Salami', { position: null }),
    boardRider('O', 'Obi', { isOnDuty: false }),
  ];
  const [, , musa] = riders;
  const spots = riderSpots(riders, new Map([[musa?.riderId ?? '', 2]]), riders[1]?.riderId);
  expect(spots.map(({ text, tone, isPicked }) => [text, tone, isPicked])).toEqual([
    ['FA', 'palm', false],
    ['TA', 'lagoon', true],
    ['ML', 'clay', false],
    ['O', 'soft', false],
  ]);
});

it('marks where the parcels are to be fetched that nobody has', () => {
  const orders = [boardOrder('1'), boardOrder('2', { riderId: 'usr_1' })];
  expect(waitingSpots(orders).map(({ latitude }) => latitude)).toEqual([6.50953]);
});
