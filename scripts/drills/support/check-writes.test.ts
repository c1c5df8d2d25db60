import { describe, expect, it } from 'vitest';
import { sortWrites } from './check-writes.ts';
import type { Write } from './load.ts';

const write = (key: string, id?: string): Write => ({
  kind: 'post',
  key,
  by: 'usr_1',
  begunAt: 1,
  ...(id === undefined ? {} : { id, acknowledgedAt: 2 }),
});
const keysOf = (writes: readonly Write[]) => writes.map(({ key }) => key);

describe('writes after a drill', () => {
  it('are lost when they were acknowledged and are not there, or are another than the answer said', () => {
    const there: Readonly<Record<string, readonly string[]>> = { kept: ['a'], renamed: ['x'] };
    const writes = [write('kept', 'a'), write('gone', 'b'), write('renamed', 'c'), write('unanswered')];
    const { lost, doubled, unknown } = sortWrites(writes, (key) => there[key] ?? []);
    expect([keysOf(lost), keysOf(doubled), keysOf(unknown)]).toEqual([['gone', 'renamed'], [], []]);
  });

  it('are doubled when they are there twice, acknowledged or not; one there that nobody was told of is neither', () => {
    const there: Readonly<Record<string, readonly string[]>> = { twice: ['a', 'b'], again: ['c', 'd'], untold: ['e'] };
    const { lost, doubled, unknown } = sortWrites(
      [write('twice', 'a'), write('again'), write('untold')],
      (key) => there[key] ?? [],
    );
    expect([keysOf(lost), keysOf(doubled), keysOf(unknown)]).toEqual([[], ['twice', 'again'], ['again', 'untold']]);
  });
});
