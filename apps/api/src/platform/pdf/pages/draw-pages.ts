import { Worker } from 'node:worker_threads';
import type { Answered, Asked, DrawnPage } from './messages.ts';

type Options = Omit<Asked, 'bytes'> & { readonly longestMs: number };

/** A file that cannot be drawn: broken, locked with a password, or made to take for ever. */
export class UndrawablePdf extends Error {}

/**
 * The pages of somebody else’s PDF as pixels. Drawn in a thread of its own, by code that reaches nothing but its own memory, and
 * ended when it takes too long: what is in the file stays there.
 */
export async function drawPages(bytes: Buffer, { longestMs, ...asked }: Options): Promise<{ pages: DrawnPage[]; all: number }> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { bytes: Uint8Array.from(bytes), ...asked } satisfies Asked,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const done = Promise.withResolvers<Answered>();
  const timer = setTimeout(() => done.reject(new UndrawablePdf('it takes too long')), longestMs);
  worker.once('message', (answered: Answered) => done.resolve(answered));
  worker.once('error', (error) => done.reject(new UndrawablePdf(String(error))));
  worker.once('exit', () => done.reject(new UndrawablePdf('its thread has ended')));
  try {
    const answered = await done.promise;
    if ('failure' in answered) throw new UndrawablePdf(answered.failure);
    return { pages: [...answered.pages], all: answered.all };
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
