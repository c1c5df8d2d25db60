import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { addBounded, StateFile } from '../src/state-file.ts';
import { temporaryFolder } from './sandbox-under-test.ts';

const numbers = z.array(z.number());

it('keeps only the newest entries of a bounded list', () => {
  const list: number[] = [];
  for (let index = 0; index < 10; index += 1) addBounded(list, index, 3);
  expect(list).toEqual([7, 8, 9]);
});

it('has all state on disk once a save is done, however many saves were under way', async () => {
  const path = join(await temporaryFolder(), 'state.json');
  const file = await StateFile.open(path, numbers, () => []);
  const saves = Array.from({ length: 20 }, (_, index) => {
    file.state.push(index);
    return file.save();
  });
  await Promise.all(saves);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(file.state);
  expect((await StateFile.open(path, numbers, () => [])).state).toHaveLength(20);
});

it('starts afresh from a damaged file', async () => {
  const path = join(await temporaryFolder(), 'state.json');
  await writeFile(path, '{"torn": ');
  expect((await StateFile.open(path, numbers, () => [1])).state).toEqual([1]);
});
