import { Problem } from './http/problem.ts';

type TurnOptions = { readonly atOnce: number; readonly mostWaiting: number; readonly words: string };

export type Turns = ReturnType<typeof createTurns>;

/** Lets a few in at once; the others wait in a queue, and whoever finds that full is sent away with these words. */
export function createTurns({ atOnce, mostWaiting, words }: TurnOptions) {
  let free = atOnce;
  const queue: (() => void)[] = [];

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return {
    /** Answers how to leave; leaving twice is leaving once. */
    async enter(): Promise<() => void> {
      if (free > 0) free -= 1;
      else {
        if (queue.length >= mostWaiting) throw new Problem('unavailable', words, { retryAfterSeconds: 5 });
        await new Promise<void>((resolve) => queue.push(resolve));
      }
      let isInside = true;
      return () => {
        if (isInside) leave();
        isInside = false;
      };
    },
  };
}
