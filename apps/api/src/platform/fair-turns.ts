import { Problem } from './http/problem.ts';

type FairTurnOptions = {
  readonly atOnce: number;
  /** Of one share. */
  readonly mostWaitingEach: number;
  readonly mostWaiting: number;
  readonly words: string;
};

export type FairTurns = ReturnType<typeof createFairTurns>;

/**
 * Lets a few in at once. The others wait, each in the queue of their share, and the shares take turns: whoever comes with a
 * hundred wishes waits for their own, and somebody else's first one goes next.
 */
export function createFairTurns({ atOnce, mostWaitingEach, mostWaiting, words }: FairTurnOptions) {
  let free = atOnce;
  let waiting = 0;
  // In the order in which the shares are due.
  const queues = new Map<string, (() => void)[]>();

  function leave(): void {
    const [due] = queues;
    if (!due) {
      free += 1;
      return;
    }
    const [share, queue] = due;
    const next = queue.shift();
    queues.delete(share);
    if (queue.length > 0) queues.set(share, queue);
    waiting -= 1;
    next?.();
  }

  async function enter(share: string): Promise<() => void> {
    if (free > 0) free -= 1;
    else {
      const queue = queues.get(share) ?? [];
      if (queue.length >= mostWaitingEach) throw new Problem('too_many_requests', words, { retryAfterSeconds: 5 });
      if (waiting >= mostWaiting) throw new Problem('unavailable', words, { retryAfterSeconds: 5 });
      queues.set(share, queue);
      waiting += 1;
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    let isInside = true;
    return () => {
      if (isInside) leave();
      isInside = false;
    };
  }

  return {
    /** Answers how to leave; leaving twice is leaving once. */
    enter,
    async run<T>(share: string, work: () => Promise<T>): Promise<T> {
      const leaveNow = await enter(share);
      try {
        return await work();
      } finally {
        leaveNow();
      }
    },
    /** How many wait, of one share. */
    waitingOf: (share: string): number => queues.get(share)?.length ?? 0,
  };
}
