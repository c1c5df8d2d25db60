import { describe, expect, it } from 'vitest';
import { inWords } from './rate-limit.ts';

describe('a wait in words', () => {
  it.each([
    [1, 'a second'],
    [2, '2 seconds'],
    [60, '60 seconds'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [120, '2 minutes'],
    [121, '3 minutes'],
    [1800, '30 minutes'],
    [5399, '90 minutes'],
    [5400, '2 hours'],
    [86_400, '24 hours'],
  ])('of %i is “%s”, and never less than it is', (seconds, words) => {
    expect(inWords(seconds)).toBe(words);
  });
});
