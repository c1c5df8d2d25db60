import { describe, expect, it } from 'vitest';
import { splitComplaint } from './split.ts';

describe('a split', () => {
  it.each([
    ['', /enter the carrier/],
    [Number.NaN, /like 1,250.50/],
    [1.005, /like 1,250.50/],
    [0, /refund the sender/],
    [5000, /release the fee/],
    [7000, /release the fee/],
  ] as const)('of %s is refused with a word', (part, words) => {
    expect(splitComplaint(part, 5000)).toMatch(words);
  });

  it('of anything in between is fine', () => {
    expect(splitComplaint(0.01, 5000)).toBeUndefined();
    expect(splitComplaint(4999.99, 5000)).toBeUndefined();
  });
});
