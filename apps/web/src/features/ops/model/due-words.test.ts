import { expect, it } from 'vitest';
import { dueWords } from './due-words.ts';

const now = new Date('2026-11-19T12:00:00Z');
const inMinutes = (minutes: number) => dueWords(new Date(now.getTime() + minutes * 60_000), now);

it('says how much time there is, in the largest unit, and how late it is', () => {
  expect([20, 60, 150, 24 * 60, 50 * 60].map(inMinutes)).toEqual([
    'due in 20 min',
    'due in 1 h',
    'due in 2 h',
    'due in 1 day',
    'due in 2 days',
  ]);
  expect([-1, -59, -200, -24 * 60, -73 * 60].map(inMinutes)).toEqual([
    '1 min late',
    '59 min late',
    '3 h late',
    '1 day late',
    '3 days late',
  ]);
  expect(inMinutes(0)).toBe('due now');
});
