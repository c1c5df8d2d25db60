import { expect, it } from 'vitest';
import { roundTop, shortMoney } from './axis.ts';

it.each([
  [0, 0],
  [0.4, 0.5],
  [1, 1],
  [13, 20],
  [21, 25],
  [4_999, 5_000],
  [5_001, 10_000],
  [860_000, 1_000_000],
])('ends an axis for %s at %s', (most, top) => expect(roundTop(most)).toBe(top));

it.each([
  [1, 1],
  [3, 4],
  [5, 6],
  [9, 10],
  [11, 20],
])('counts %s whole things up to %s, which has a whole half', (most, top) => expect(roundTop(most, true)).toBe(top));

it.each([
  [500, '₦500'],
  [2_500, '₦2.5k'],
  [50_000, '₦50k'],
  [1_250_000, '₦1.25m'],
])('writes %s as %s', (major, words) => expect(shortMoney(major, 'NGN')).toBe(words));
