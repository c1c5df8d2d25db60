import { Worker } from 'node:worker_threads';
import type { RoundStop } from '@waybill/contract/rounds/round';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { planOfStops } from './plan-of-stops.ts';
import type { RoundsPort } from './port.ts';
import { type Answered, type Asked, sharedNow } from './solver/messages.ts';

type Stops = ReadonlyMap<string, readonly RoundStop[]>;
type Waiting = PromiseWithResolvers<Stops>;

const provider = 'The solver';

/**
 * Our own solver, in a thread of its own: a second of thinking holds up no request. The thread begins with the first question and is
 * kept, as a warm one is several times as fast; questions are answered one after the other.
 */
export function createOwnPlanner({ seed = 1 } = {}): RoundsPort & { close(): Promise<void> } {
  let thread: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
  let asked = 0;

  function open() {
    if (thread) return thread;
    const opened = { worker: new Worker(new URL('./solver/worker.ts', import.meta.url)), waiting: new Map<number, Waiting>() };
    const end = (reason: string) => {
      if (thread === opened) thread = undefined;
      for (const { reject } of opened.waiting.values()) reject(new ProviderUnavailable(provider, reason));
      opened.waiting.clear();
    };
    opened.worker.on('message', (answered: Answered) => {
      const one = opened.waiting.get(answered.id);
      opened.waiting.delete(answered.id);
      if (opened.waiting.size === 0) opened.worker.unref();
      if ('stops' in answered) one?.resolve(answered.stops);
      else one?.reject(new ProviderUnavailable(provider, answered.failure));
    });
    opened.worker.on('error', (error) => end(String(error)));
    opened.worker.on('exit', () => end('its thread has ended'));
    thread = opened;
    return opened;
  }

  return {
    source: 'own',
    async plan(problem, { budgetMs, signal }) {
      const { worker, waiting } = open();
      asked += 1;
      const id = asked;
      const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const stopNow = () => Atomics.store(stop, 0, 1);
      if (signal?.aborted) stopNow();
      signal?.addEventListener('abort', stopNow, { once: true });
      const answer = Promise.withResolvers<Stops>();
      waiting.set(id, answer);
      worker.ref();
      const question: Asked = { id, problem, seed, budgetMs, askedAt: sharedNow(), stop };
      worker.postMessage(question);
      try {
        return planOfStops(problem, await answer.promise);
      } finally {
        signal?.removeEventListener('abort', stopNow);
      }
    },
    async close() {
      await thread?.worker.terminate();
    },
  };
}
