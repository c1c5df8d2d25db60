import { expect, it } from 'vitest';
import { flowBars, waitingLine } from './queue-bars.ts';

const size = { width: 100, height: 60 };
const days = [
  { day: '2026-11-18', cameIn: 4, decided: 1, waiting: 3 },
  { day: '2026-11-19', cameIn: 0, decided: 2, waiting: 1 },
];

it('draws what came in above the line and what was decided below it, by one scale', () => {
  const { bars, baseline, highest, deepest } = flowBars(days, size);
  expect([highest, deepest, baseline]).toEqual([4, 2, 40]);
  expect(bars.map(({ up, down }) => [up, down])).toEqual([
    [40, 10],
    [0, 20],
  ]);
  expect(bars.every(({ x, width }) => x >= 0 && x + width <= size.width)).toBe(true);
});

it('draws nothing where nothing happened', () => {
  const quiet = days.map(({ day }) => ({ day, cameIn: 0, decided: 0, waiting: 0 }));
  expect(flowBars(quiet, size).bars.map(({ up, down }) => up + down)).toEqual([0, 0]);
  expect(waitingLine(quiet, size)).toMatchObject({ top: 0, line: '0.0,60.0 100.0,60.0' });
});

it('draws what waited from the first day to the last', () => {
  expect(waitingLine(days, size)).toEqual({ top: 4, line: '0.0,15.0 100.0,45.0', area: '0,60 0.0,15.0 100.0,45.0 100,60' });
});
