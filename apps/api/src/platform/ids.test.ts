import { type IdKind, idOf, idPrefixes } from '@waybill/contract/ids';
import { describe, expect, it } from 'vitest';
import { hexOf, newId } from './ids.ts';

describe('an id', () => {
  it.each(Object.keys(idPrefixes) as IdKind[])('of a %s is one that the contract takes, and no other kind of', (kind) => {
    const id = newId(kind);
    expect(idOf(kind).safeParse(id).success).toBe(true);
    const others = (Object.keys(idPrefixes) as IdKind[]).filter((other) => other !== kind);
    for (const other of others) expect(idOf(other).safeParse(id).success).toBe(false);
  });

  it('sorts by age', () => {
    const times = [0, 1, 31, 32, 1_000, Date.now(), Date.now() + 1, 2 ** 45, 2 ** 48 - 1];
    const ids = times.map((time) => newId('user', time));
    expect([...ids].sort()).toEqual(ids);
  });

  it('is made once: ten thousand of the same moment differ', () => {
    const moment = Date.now();
    expect(new Set(Array.from({ length: 10_000 }, () => newId('session', moment))).size).toBe(10_000);
  });

  it('is 32 hexadecimal digits without its kind, as large as it is', () => {
    expect(hexOf('req_7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).toBe('f'.repeat(32));
    expect(hexOf('req_0000000000000000000000001Z')).toBe(`${'0'.repeat(30)}3f`);
    const ids = [1, 2 ** 40, 2 ** 47].map((time) => newId('request', time));
    expect(ids.map(hexOf).toSorted()).toEqual(ids.map(hexOf));
  });

  it('uses every character of its alphabet as often as any other', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 2_000; made += 1)
      for (const character of newId('session').slice(-16)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(32);
    // 1,000 each are expected; six standard deviations either way are never seen by chance.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(6 * Math.sqrt(1_000));
  });
});
