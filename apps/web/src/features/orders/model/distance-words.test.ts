import { expect, it } from 'vitest';
import { accuracyInWords, distanceInWords } from './distance-words.ts';

it.each([
  [0.01, '50 m'],
  [0.83, '850 m'],
  [0.96, '1 km'],
  [1.84, '1.8 km'],
  [23.4, '23 km'],
])('%s km are said as %s', (km, words) => expect(distanceInWords(km)).toBe(words));

it.each([
  [3, '5 m'],
  [32, '30 m'],
  [2400, '2.4 km'],
])('an accuracy of %s metres is said as %s', (metres, words) => expect(accuracyInWords(metres)).toBe(words));
