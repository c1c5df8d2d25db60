import { describe, expect, it } from 'vitest';
import { isOurReference, newReference } from './references.ts';

describe('the reference of a payment', () => {
  it('is ours, and never the same twice', () => {
    const made = Array.from({ length: 50 }, newReference);
    expect(made.every(isOurReference)).toBe(true);
    expect(new Set(made).size).toBe(50);
  });

  it('has only signs that every provider takes, and fits the shortest of them', () => {
    expect(newReference()).toMatch(/^[a-z0-9-]{16,50}$/);
  });

  it.each(['', 'wb-', 'order-17', 'wb-0123456789ABCDEF01234567', 'wb-0123456789abcdef01234567x', ' wb-0123456789abcdef01234567'])(
    'of somebody else is not: “%s”',
    (reference) => {
      expect(isOurReference(reference)).toBe(false);
    },
  );
});
