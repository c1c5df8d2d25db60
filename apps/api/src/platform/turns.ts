import { Problem } from './http/problem.ts';

export type TurnOptions = {
  readonly atOnce: number;
  /** Turns that one person may hold at once. */
  readonly each: number;
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  readonly longestWaitMs: number;
  /** Refusal when everything is full, or the wait was too long. */
  readonly words: string;
  /** Refusal when one's own share is full. */
  readonly ownWords: string;
};

export type Turns = ReturnType<typeof createTurns>;

type Waiting = { readonly letIn: () => void };

/**
 * Lets a few in at once, of one person no more than a share. The others wait, each person in a queue of their own, and the person
 * let in longest ago is next: a hundred of one person's do not stand before the first of another's.
 */
export function createTurns(options: TurnOptions) {
  const inside = new Map<string, number>();
  // In the order in which people are next.
  const queues = new Map<string, Waiting[]>();
  let free = options.atOnce;
  let waiting = 0;

  function take(who: string): void {
    free -= 1;
    inside.set(who, (inside.get(who) ?? 0) + 1);
  }

  function giveBack(who: string): void {
    free += 1;
    const left = (inside.get(who) ?? 1) - 1;
    if (left === 0) inside.delete(who);
    else inside.set(who, left);
    letNextIn();
  }

  const mayEnter = (who: string) => free > 0 && (inside.get(who) ?? 0) < options.each;

  function letNextIn(): void {
    const who = [...queues.keys()].find(mayEnter);
    if (who === undefined) return;
    const [next, ...others] = queues.get(who) ?? [];
    queues.delete(who);
    if (others.length > 0) queues.set(who, others);
    waiting -= 1;
    take(who);
    next?.letIn();
    letNextIn();
  }

  function giveUp(who: string, one: Waiting): void {
    const others = (queues.get(who) ?? []).filter((other) => other !== one);
    if (others.length > 0) queues.set(who, others);
    else queues.delete(who);
    waiting -= 1;
  }

  function queueUp(who: string, signal: AbortSignal | undefined): Promise<void> {
    const own = queues.get(who) ?? [];
    if (own.length >= options.mostWaitingEach) throw new Problem('too_many_requests', options.ownWords, { retryAfterSeconds: 5 });
    if (waiting >= options.mostWaiting) throw full();
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        letIn: () => {
          end();
          resolve();
        },
      };
      const leaveQueue = (reason: unknown) => {
        end();
        giveUp(who, one);
        reject(reason);
      };
      const goAway = () => leaveQueue(signal?.reason);
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', goAway);
      };
      const timer = setTimeout(() => leaveQueue(full()), options.longestWaitMs);
      signal?.addEventListener('abort', goAway);
      queues.set(who, [...own, one]);
      waiting += 1;
    });
  }

  const full = () => new Problem('unavailable', options.words, { retryAfterSeconds: 5 });

  /** Answers how to leave; leaving twice is leaving once. `signal` aborts the wait. */
  async function enter(who: string, signal?: AbortSignal): Promise<() => void> {
    if (mayEnter(who)) take(who);
    else await queueUp(who, signal);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      giveBack(who);
    };
  }

  return {
    enter,
    async run<T>(who: string, work: () => Promise<T>): Promise<T> {
      const leave = await enter(who);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    /** Number of waiting turns of one person. */
    waitingOf: (who: string): number => queues.get(who)?.length ?? 0,
  };
}
