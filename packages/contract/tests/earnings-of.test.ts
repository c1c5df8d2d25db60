import { describe, expect, it } from 'vitest';
import { earningsOf } from '../src/wallet/earnings-of.ts';

describe('what a carrier earns of a fee', () => {
  it.each([
    [5_000, 4_500],
    [1_234.56, 1_111.11],
    [0.09, 0.09],
    [0, 0],
  ])('is %d less a tenth, the remainder of a kobo theirs', (fee, earned) => expect(earningsOf(fee)).toBe(earned));
});
