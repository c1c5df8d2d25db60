import type { SwiftBus } from './bus.ts';
import { realtimeChannels } from './channels.ts';

export type RedisBus = SwiftBus & { close(): Promise<void> };

type RedisSettings = {
  readonly url: string;
  /** Keeps apart what shares a Redis: the name of the database. */
  readonly scope: string;
  readonly onError: (error: unknown) => void;
};

/** A Redis that does not answer is as good as away: more than this is not kept for it. */
const unansweredLimit = 2_000;
const retryMs = 500;

/** Publish and subscribe. Redis may come, go and forget as it likes: what it carries is kept in PostgreSQL. */
export async function createRedisBus({ url, scope, onError }: RedisSettings): Promise<RedisBus> {
  // On demand: most installations have none, and need not carry its library in memory.
  const { createClient } = await import('@redis/client');
  const nameOf = (channel: string) => `waybill:${scope}:${channel}`;
  const socket = { connectTimeout: 2_000, reconnectStrategy: () => retryMs };
  const speaker = createClient({ url, name: 'waybill', socket, disableOfflineQueue: true, pingInterval: 5_000 });
  // The listener only ever receives; when not even its pings are answered, the connection is dead.
  const listener = speaker.duplicate({ socket: { ...socket, socketTimeout: 15_000 }, disableOfflineQueue: false });
  const reportOnce = createReportOnce(onError);
  let unanswered = 0;

  // Both connections have to be back: one says nothing about the other.
  const isRecovered = () => speaker.isReady && (listener.isReady || !listener.isOpen);
  for (const client of [speaker, listener])
    client.on('error', reportOnce.failed).on('ready', () => isRecovered() && reportOnce.recovered());

  /** Resolved at the first answer, good or bad: a node that starts while Redis is away starts all the same. */
  const opened = (client: typeof speaker | typeof listener) =>
    new Promise<void>((resolve) => {
      client.once('ready', () => resolve()).once('error', () => resolve());
      client.connect().catch(() => resolve());
    });
  await opened(speaker);

  return {
    isReady: () => speaker.isReady && unanswered < unansweredLimit,
    send(channel, texts) {
      for (const text of new Set(texts)) {
        unanswered += 1;
        speaker
          .publish(nameOf(channel), text)
          .catch(reportOnce.failed)
          .finally(() => {
            unanswered -= 1;
          });
      }
    },
    async listen(handlers) {
      const channels = new Map(realtimeChannels.map((channel) => [nameOf(channel), channel]));
      const receive = (text: string, name: string) => {
        const channel = channels.get(name);
        if (channel) handlers.receive(channel, text);
      };
      // Also after a lost connection. To subscribe again with the same handler is no second subscription.
      listener.on(
        'ready',
        () => void listener.subscribe([...channels.keys()], receive).then(handlers.resumed, reportOnce.failed),
      );
      await opened(listener);
      return { stop: async () => listener.destroy() };
    },
    async close() {
      speaker.destroy();
    },
  };
}

/** Reports a lost connection once, not for every try; again after it has been back. */
function createReportOnce(onError: (error: unknown) => void) {
  let isReported = false;
  return {
    failed(cause: unknown): void {
      if (isReported) return;
      isReported = true;
      onError(new Error('Redis cannot be reached. Events travel by PostgreSQL until it can.', { cause }));
    },
    recovered(): void {
      isReported = false;
    },
  };
}
