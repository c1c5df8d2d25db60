import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgres } from './postgres-process.ts';

const watchMs = 500;
const longestPauseMs = 15_000;

export type DatabaseEvents = {
  /** It died by itself and is being started again. */
  readonly onDied: () => void;
  readonly onBack: () => void;
  /** It could not be started again for so long that whoever runs this program must look at it. */
  readonly onGivenUp: (reason: string) => void;
};

type Supervised = {
  readonly pid: number;
  /** Starts a new server at the same address; answers its process, or throws a sentence. */
  readonly startAgain: () => Promise<number>;
  readonly events: DatabaseEvents;
  /** The time for which a full disk, or any other obstacle, is retried before we give up. */
  readonly patienceMs?: number;
};

export type Supervision = { pid(): number; stop(): Promise<void> };

/** Keeps a server of ours running: without it the program would answer 503 for ever. */
export function supervisePostgres({ pid: first, startAgain, events, patienceMs = 300_000 }: Supervised): Supervision {
  const stopping = new AbortController();
  let pid = first;
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);

  async function revive(): Promise<void> {
    const deadline = Date.now() + patienceMs;
    for (let wait = watchMs; !stopping.signal.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
      try {
        pid = await startAgain();
        return events.onBack();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(wait);
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(watchMs);
      if (stopping.signal.aborted || isPostgres(pid)) continue;
      events.onDied();
      await revive();
    }
  }

  const watching = watch().catch((error: unknown) => {
    events.onGivenUp(error instanceof Error ? error.message : String(error));
  });
  return {
    pid: () => pid,
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
