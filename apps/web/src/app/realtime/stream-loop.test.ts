import type { StreamMessage } from '@waybill/client/event-stream';
import { describe, expect, it } from 'vitest';
import { pauseBefore, runStream } from './stream-loop.ts';

const message = (seq: number): StreamMessage => ({ seq, event: { type: 'user.changed' } });

describe('the live stream', () => {
  it('comes back behind the last message it has seen, and stops when told to', async () => {
    const stop = new AbortController();
    const askedFor: (number | undefined)[] = [];
    const received: number[] = [];
    const connections = [[1, 2], [], [3]];
    await runStream(
      {
        async *open(after) {
          askedFor.push(after);
          for (const seq of connections.shift() ?? []) yield message(seq);
          if (connections.length === 0) stop.abort();
          throw new Error('the line broke');
        },
        onMessage: ({ seq = 0 }) => received.push(seq),
        pause: async () => {},
        random: () => 0,
      },
      () => received.at(-1),
      stop.signal,
    );
    expect(received).toEqual([1, 2, 3]);
    expect(askedFor).toEqual([undefined, 2, 2]);
  });

  it('waits longer after each failure, and is quick again once the server has answered, even without an event', async () => {
    const stop = new AbortController();
    const pauses: number[] = [];
    const connections = [0, 0, 0, 1, 0];
    await runStream(
      {
        // biome-ignore lint/correctness/useYield: a line that opens, is silent and breaks
        async *open(_after, _signal, onOpened) {
          if (connections.shift() === 1) onOpened();
          throw new Error('the line broke');
        },
        onMessage: () => {},
        pause: async (ms) => {
          pauses.push(ms);
          if (connections.length === 0) stop.abort();
        },
        random: () => 1,
      },
      () => undefined,
      stop.signal,
    );
    expect(pauses).toEqual([1000, 2000, 4000, 1000, 2000]);
  });

  it('never waits longer than half a minute, nor at the same moment as everybody else', () => {
    expect(pauseBefore(20, () => 1)).toBe(30_000);
    expect(pauseBefore(3, () => 0)).toBe(4000);
    expect(pauseBefore(3, () => 1)).toBe(8000);
  });
});
