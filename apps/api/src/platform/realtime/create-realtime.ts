import type { Database } from '../db/database.ts';
import { speakBy } from './bus.ts';
import { createRealtimeHub, type RealtimeHub } from './hub.ts';
import { createPostgresBus } from './postgres-bus.ts';
import type { MayListen } from './pump.ts';
import { createRedisBus } from './redis-bus.ts';
import type { AskPosition } from './stream.ts';

export type RealtimeSettings = {
  readonly db: Database;
  readonly redis: { readonly url: string } | undefined;
  readonly mayListen: MayListen;
  readonly onError: (error: unknown) => void;
  /** Where replicas are read: how far whoever hears of something must read to see it. */
  readonly askPosition?: AskPosition | undefined;
};

/**
 * The longest time until an event is found without its wake-up. Redis may lose a wake-up; PostgreSQL loses one only with a
 * connection that is dead and does not know it yet.
 */
const lookEveryMs = { redis: 3_000, postgres: 10_000 };

/**
 * Nodes notify each other over Redis where there is one. PostgreSQL is listened to all the same: nodes that cannot reach Redis
 * at the moment use it, and programs that work on the database without knowing of Redis.
 */
export async function createRealtime(settings: RealtimeSettings): Promise<{ hub: RealtimeHub; stop(): Promise<void> }> {
  const { db, mayListen, onError, askPosition } = settings;
  const redis = settings.redis && (await createRedisBus({ ...settings.redis, scope: await databaseName(db), onError }));
  const buses = [createPostgresBus(db), ...(redis ? [redis] : [])];
  const hub = await createRealtimeHub({
    ...{ db, buses, mayListen, onError, askPosition },
    lookEveryMs: lookEveryMs[redis ? 'redis' : 'postgres'],
  });
  if (redis) speakBy(db, redis);
  return {
    hub,
    async stop() {
      await hub.stop();
      await redis?.close();
    },
  };
}

async function databaseName(db: Database): Promise<string> {
  const [row] = await db<{ name: string }[]>`select current_database() as name`;
  return row?.name ?? '';
}
