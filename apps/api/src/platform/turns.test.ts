import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('let a few in, keep a few waiting, and send the rest away', async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 1, words: 'Many are here.' });
    const leave = await turns.enter();
    let isSecondIn = false;
    const second = turns.enter().then((leaveSecond) => {
      isSecondIn = true;
      return leaveSecond;
    });
    await expect(turns.enter()).rejects.toMatchObject({ code: 'unavailable', message: 'Many are here.' });
    await settled();
    expect(isSecondIn).toBe(false);
    leave();
    (await second)();
    (await turns.enter())();
  });

  it('are given up once, however often one leaves', async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 0, words: 'Many are here.' });
    const leave = await turns.enter();
    leave();
    leave();
    await turns.enter();
    await expect(turns.enter()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
