import { isTrivialPin } from '@waybill/contract/wallet/trivial-pin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));

describe('a PIN that anybody would try', () => {
  it.each(['0000', '5555', '0123', '1234', '6789', '9876', '3210', '1212', '4545', '1960'])('is %s', (pin) => {
    expect(isTrivialPin(pin)).toBe(true);
  });

  it.each(['2806', '1357', '9753', '8912', '9012', '0987', '1221', '1122', '1961', '2580'])('is not %s', (pin) => {
    expect(isTrivialPin(pin)).toBe(false);
  });

  it('is one of a few: nearly every PIN can be chosen', () => {
    // Ten of one digit, seven runs up, seven down, ninety pairs, and the year of independence.
    expect(all.filter(isTrivialPin)).toHaveLength(10 + 7 + 7 + 90 + 1);
  });

  it('is one digit four times, whichever it is', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 9 }), (digit) => isTrivialPin(String(digit).repeat(4))));
  });

  it('is a run in either direction, wherever it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.boolean(), (first, isDown) => {
        const run = [0, 1, 2, 3].map((step) => first + step);
        return isTrivialPin((isDown ? run.reverse() : run).join(''));
      }),
    );
  });

  it('is two digits, repeated', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d\d$/), (pair) => isTrivialPin(pair + pair)));
  });
});
