import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';
import { createSecretKeys, sameText } from './secret-keys.ts';

const keys = createSecretKeys('a secret that is only good enough for tests');

describe('secrets derived from ids', () => {
  it('are the same on every node with the same secret, and on no other', () => {
    const twin = createSecretKeys('a secret that is only good enough for tests');
    const other = createSecretKeys('another secret that is only good for tests');
    expect(twin.derive('link', 'id')).toBe(keys.derive('link', 'id'));
    expect(twin.deriveDigits('code', 'id')).toBe(keys.deriveDigits('code', 'id'));
    expect(other.derive('link', 'id')).not.toBe(keys.derive('link', 'id'));
  });

  it('differ by purpose and by id', () => {
    const derived = ['link', 'ticket'].flatMap((purpose) => ['a', 'b'].map((id) => keys.derive(purpose, id)));
    expect(new Set(derived).size).toBe(4);
    expect(keys.key('link').equals(keys.key('ticket'))).toBe(false);
  });

  it('carry 256 bits in characters that may stand in an address', () => {
    expect(keys.derive('link', 'id')).toMatch(/^[\w-]{43}$/);
    expect(keys.key('link')).toHaveLength(32);
  });

  it('make codes of six digits, every digit as likely as any other in every place', () => {
    const counts = Array.from({ length: 6 }, () => new Array<number>(10).fill(0));
    const codes = Array.from({ length: 5_000 }, () => keys.deriveDigits('one-time-code', newId('oneTimeCode')));
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    for (const code of codes) {
      for (const [place, digit] of [...code].entries()) {
        const row = counts[place];
        if (row) row[Number(digit)] = (row[Number(digit)] ?? 0) + 1;
      }
    }
    // 500 each are expected; six standard deviations either way are never seen by chance.
    for (const count of counts.flat()) expect(Math.abs(count - 500)).toBeLessThan(6 * Math.sqrt(500));
  });
});

describe('equal texts', () => {
  it.each([
    ['a', 'a', true],
    ['', '', true],
    ['a', 'b', false],
    ['a', 'aa', false],
    ['é', 'e', false],
    ['😀', '😀', true],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(sameText(one, other)).toBe(isSame);
  });
});
