import { describe, expect, it } from 'vitest';
import { createTurns, type TurnOptions } from './turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const usual: TurnOptions = {
  atOnce: 1,
  each: 1,
  mostWaiting: 10,
  mostWaitingEach: 10,
  longestWaitMs: 240_000,
  words: 'Many are here.',
  ownWords: 'You are here.',
};

/** Everybody asks in this order; answers who was let in, in which order, when each leaves as soon as it is in. */
async function orderOf(options: Partial<TurnOptions>, people: readonly string[]): Promise<string[]> {
  const turns = createTurns({ ...usual, ...options });
  const order: string[] = [];
  await Promise.all(
    people.map(async (who) => {
      const leave = await turns.enter(who);
      order.push(who);
      await settled();
      leave();
    }),
  );
  return order;
}

describe('turns', () => {
  it('let a few in, keep a few waiting, and send the rest away', async () => {
    const turns = createTurns({ ...usual, mostWaiting: 1 });
    const leave = await turns.enter('ada');
    let isSecondIn = false;
    const second = turns.enter('tunde').then((leaveSecond) => {
      isSecondIn = true;
      return leaveSecond;
    });
    await expect(turns.enter('ngozi')).rejects.toMatchObject({ code: 'unavailable', message: 'Many are here.' });
    await settled();
    expect(isSecondIn).toBe(false);
    leave();
    (await second)();
    (await turns.enter('ada'))();
  });

  it('are given up once, however often one leaves', async () => {
    const turns = createTurns({ ...usual, mostWaiting: 0 });
    const leave = await turns.enter('ada');
    leave();
    leave();
    await turns.enter('ada');
    await expect(turns.enter('ada')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('go round among people: one who comes with many does not stand before the others', async () => {
    const people = ['ada', 'ada', 'ada', 'ada', 'tunde', 'tunde', 'ngozi'];
    expect(await orderOf({}, people)).toEqual(['ada', 'ada', 'tunde', 'ngozi', 'ada', 'tunde', 'ada']);
  });

  it('leave places for others: one person has a share of them, however many are free', async () => {
    const turns = createTurns({ ...usual, atOnce: 3, each: 2 });
    const leaves = [await turns.enter('ada'), await turns.enter('ada')];
    let isThirdIn = false;
    const third = turns.enter('ada').then((leave) => {
      isThirdIn = true;
      leave();
    });
    (await turns.enter('tunde'))();
    await settled();
    expect(isThirdIn).toBe(false);
    for (const leave of leaves) leave();
    await third;
  });

  it('are not all waited for by one person: their own queue has an end, and the others’ have not', async () => {
    const turns = createTurns({ ...usual, mostWaitingEach: 1 });
    const leave = await turns.enter('ada');
    const second = turns.enter('ada');
    await expect(turns.enter('ada')).rejects.toMatchObject({ code: 'too_many_requests', message: 'You are here.' });
    const other = turns.enter('tunde');
    leave();
    (await second)();
    (await other)();
  });

  it('are not waited for without end, and not by callers who have gone', async () => {
    const turns = createTurns({ ...usual, longestWaitMs: 20, mostWaiting: 1 });
    const leave = await turns.enter('ada');
    await expect(turns.enter('tunde')).rejects.toMatchObject({ code: 'unavailable' });
    const gone = new AbortController();
    const waiting = turns.enter('tunde', gone.signal);
    gone.abort(new Error('She has hung up.'));
    await expect(waiting).rejects.toThrow('She has hung up.');
    const next = turns.enter('ngozi');
    leave();
    (await next)();
    // People who have left are not counted.
    (await turns.enter('tunde'))();
  });

  it('are given back when the work fails', async () => {
    const turns = createTurns({ ...usual, mostWaiting: 1 });
    await expect(turns.run('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const leave = await turns.enter('ada');
    const next = turns.run('tunde', async () => 'in');
    expect([turns.waitingOf('ada'), turns.waitingOf('tunde')]).toEqual([0, 1]);
    leave();
    expect(await next).toBe('in');
  });
});
