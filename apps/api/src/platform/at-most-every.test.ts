import { expect, it } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

it('asks once for all who want to know within the time', async () => {
  let asked = 0;
  const read = atMostEvery(3_600, async () => (asked += 1));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

it('asks again after a failure', async () => {
  let asked = 0;
  const read = atMostEvery(3_600, async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return asked;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
});

it('asks again when the time is over', async () => {
  let asked = 0;
  const read = atMostEvery(0, async () => (asked += 1));
  expect([await read(), await read()]).toEqual([1, 2]);
});
