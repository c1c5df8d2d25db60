import { describe, expect, it } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const words = 'Too many at once.';

/** Each of these shares wants in, in this order; answers the order in which they were let in. */
async function orderOf(shares: readonly string[], atOnce = 1): Promise<string[]> {
  const turns = createFairTurns({ atOnce, mostWaitingEach: 50, mostWaiting: 100, words });
  const order: string[] = [];
  await Promise.all(
    shares.map((share) =>
      turns.run(share, async () => {
        order.push(share);
      }),
    ),
  );
  return order;
}

describe('fair turns', () => {
  it('let somebody with one wish in before the second of somebody with many', async () => {
    expect(await orderOf(['a', 'a', 'a', 'a', 'b'])).toEqual(['a', 'a', 'b', 'a', 'a']);
  });

  it('go round all who wait', async () => {
    expect((await orderOf(['a', 'a', 'a', 'b', 'b', 'c'])).join('')).toBe('aabcab');
  });

  it('send away who has too many waiting, and nobody else', async () => {
    const turns = createFairTurns({ atOnce: 1, mostWaitingEach: 2, mostWaiting: 3, words });
    const leave = await turns.enter('a');
    const waiting = [turns.enter('a'), turns.enter('a')];
    await expect(turns.enter('a')).rejects.toMatchObject({ code: 'too_many_requests', message: words });
    waiting.push(turns.enter('b'));
    expect([turns.waitingOf('a'), turns.waitingOf('b'), turns.waitingOf('c')]).toEqual([2, 1, 0]);
    await expect(turns.enter('c'), 'all seats are taken').rejects.toMatchObject({ code: 'unavailable' });
    leave();
    await Promise.all(waiting.map(async (next) => (await next)()));
    (await turns.enter('c'))();
  });

  it('give the turn back when the work fails, and once when somebody leaves twice', async () => {
    const turns = createFairTurns({ atOnce: 1, mostWaitingEach: 1, mostWaiting: 1, words });
    await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const leave = await turns.enter('a');
    leave();
    leave();
    const inside = await turns.enter('a');
    const next = turns.enter('b');
    expect(turns.waitingOf('b')).toBe(1);
    inside();
    (await next)();
  });
});
