import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

export type BodyDeadlines = {
  /** No byte for this long: the client is gone, or wants to keep us waiting. */
  readonly idleMs: number;
  /** Time that a whole body may take; one with a file takes longer. */
  readonly mostMs: number;
  readonly mostWithFileMs: number;
  /** The average rate since the beginning, checked once the body has lasted as long as a silence may. */
  readonly leastBytesPerSecond: number;
};

/** A phone on a poor line sends a picture of 2 MB in two minutes. */
const usualDeadlines: BodyDeadlines = {
  idleMs: 15_000,
  mostMs: 30_000,
  mostWithFileMs: 120_000,
  leastBytesPerSecond: 8 * 1024,
};

/** The time a body has taken does not count while it is we who do not read. */
type Clock = { pause(): void; resume(): void };

const clocks = new WeakMap<IncomingMessage, Clock>();

export const tooSlow = () =>
  new Problem('too_slow', 'That took too long to reach us. Please check your connection and try again.');

/**
 * Breaks off bodies that do not arrive. Node itself has one limit for all of them, whatever they hold, and ignores clients that
 * send a byte now and then.
 */
export function breakOffSlowBodies(app: FastifyInstance, deadlines: BodyDeadlines = usualDeadlines): void {
  app.addHook('preParsing', (request, reply, _, done) => {
    const { raw } = request;
    if (raw.complete) return done();
    const isForm = String(request.headers['content-type']).toLowerCase().startsWith('multipart/');
    const clock = watch(raw, { ...deadlines, mostMs: isForm ? deadlines.mostWithFileMs : deadlines.mostMs }, () => {
      // The request was refused before all of it was here, and nobody reads the rest. An error without a listener would end the program.
      if (reply.sent || raw.listenerCount('error') === 0) {
        raw.destroy();
        return;
      }
      // The rest of the body is not waited for.
      reply.header('connection', 'close');
      // The reader of the body gets this error, and answers with its words.
      raw.emit('error', tooSlow());
    });
    clocks.set(raw, clock);
    done();
  });
}

/** Does something for which the body has to wait. */
export async function whileItWaits<T>({ raw }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const clock = clocks.get(raw);
  clock?.pause();
  try {
    return await work();
  } finally {
    clock?.resume();
  }
}

function watch(raw: IncomingMessage, limits: Omit<BodyDeadlines, 'mostWithFileMs'>, breakOff: () => void): Clock {
  const received = () => raw.socket.bytesRead;
  const first = received();
  let last = { bytes: first, at: Date.now() };
  let begunAt = last.at;
  let pausedAt: number | undefined;
  const look = () => {
    if (pausedAt !== undefined) return;
    const now = Date.now();
    const bytes = received();
    if (bytes > last.bytes) last = { bytes, at: now };
    const spentMs = now - begunAt;
    const isTooFew = spentMs > limits.idleMs && bytes - first < (limits.leastBytesPerSecond * spentMs) / 1000;
    if (now - last.at < limits.idleMs && spentMs < limits.mostMs && !isTooFew) return;
    stop();
    breakOff();
  };
  const timer = setInterval(look, Math.min(1_000, limits.idleMs / 4)).unref();
  const stop = () => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
  return {
    pause() {
      pausedAt ??= Date.now();
    },
    resume() {
      if (pausedAt === undefined) return;
      const now = Date.now();
      begunAt += now - pausedAt;
      last = { bytes: received(), at: now };
      pausedAt = undefined;
    },
  };
}
