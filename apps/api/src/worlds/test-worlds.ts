import { AsyncLocalStorage } from 'node:async_hooks';
import {
  listGivenUp,
  listRecentWorlds,
  type TestWorldRow,
  type TestWorldsPort,
  useTestWorld,
} from '../modules/developers/index.ts';
import type { Database } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Worlds } from '../platform/http/register-routes.ts';
import type { Caller } from '../platform/http/route.ts';
import { letIn } from './let-in.ts';
import type { WorldDatabases } from './world-databases.ts';

/** A world in which nobody has called for so long sleeps: what is due there waits for the next call. */
const awakeMinutes = 15;
/** A world that was called so recently is not sent to sleep to make room for another. */
const busyMs = 10_000;
const lookEveryMs = 30_000;

/** What a world needs to have for this: the rest is the business of whoever wires it. */
type Awakened = { readonly db: Database; close(): Promise<void> };

export type TestWorlds<X> = TestWorldsPort &
  Worlds<X> & {
    /** Wakes the worlds in which something may still be going on. */
    startWorking(): Promise<void>;
    close(): Promise<void>;
  };

type Settings<X> = {
  /** The live one, which knows whose world is which. */
  readonly db: Database;
  readonly databases: WorldDatabases;
  readonly mostAwake: number;
  /** Databases at once, on all nodes together. */
  readonly mostKept: number;
  /** The context of a world whose jobs are being done. */
  readonly wake: (database: string, url: string) => Promise<X>;
  readonly forgetFiles: (database: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/**
 * Worlds of test keys: a database for each account, in which the same code works. Nothing of one can be read from another, since no
 * connection leads there.
 */
export function createTestWorlds<X extends Awakened>(settings: Settings<X>): TestWorlds<X> {
  const { db, databases, mostAwake, mostKept, wake, forgetFiles, onError } = settings;
  const awake = new Map<string, { readonly context: Promise<X>; readonly known: Map<string, Promise<void>>; usedAt: number }>();
  // A world outlives the request that wakes it, and must not act as whoever has made that.
  const byItself = AsyncLocalStorage.snapshot();
  let looking: NodeJS.Timeout | undefined;
  let isClosed = false;

  function worldOf(database: string) {
    const known = awake.get(database);
    if (known) return known;
    if (isClosed) throw new Problem('unavailable', 'This node is stopping. Please try again.');
    makeRoom();
    const context = byItself(async () => wake(database, await databases.open(database)));
    const world = { context, known: new Map<string, Promise<void>>(), usedAt: Date.now() };
    awake.set(database, world);
    // One that does not wake up is tried again by whoever comes next.
    context.catch(() => awake.get(database) === world && awake.delete(database));
    looking ??= byItself(() => setInterval(() => void look().catch(onError), lookEveryMs).unref());
    return world;
  }

  function makeRoom(): void {
    if (awake.size < mostAwake) return;
    const [oldest] = [...awake].toSorted(([, one], [, other]) => one.usedAt - other.usedAt);
    if (!oldest || oldest[1].usedAt > Date.now() - busyMs)
      throw new Problem('unavailable', 'Many test worlds are in use right now. Please try again in a few seconds.');
    void sleep(oldest[0]);
  }

  async function sleep(database: string): Promise<void> {
    const world = awake.get(database);
    awake.delete(database);
    const context = await world?.context.catch(() => undefined);
    await context?.close().catch(onError);
  }

  async function look(): Promise<void> {
    const idleSince = Date.now() - awakeMinutes * 60_000;
    for (const [database, { usedAt }] of awake) if (usedAt < idleSince) await sleep(database);
    for (const database of await listGivenUp(db, [...awake.keys()])) await sleep(database);
  }

  /** Who calls is an account of the world, too, from their first call on. */
  function introduce({ known }: ReturnType<typeof worldOf>, context: X, caller: Caller, row: TestWorldRow): Promise<void> {
    const name = `${caller.member?.personId ?? ''} ${caller.member?.role ?? ''}`;
    const introduced = known.get(name) ?? letIn(context.db, caller, row);
    known.set(name, introduced);
    introduced.catch(() => known.delete(name));
    return introduced;
  }

  return {
    async enter(caller) {
      const row = await useTestWorld(db, caller.userId, mostKept);
      if (!row) throw new Problem('unavailable', 'Many test worlds are in use today. Please try again in an hour.');
      const world = worldOf(row.database);
      world.usedAt = Date.now();
      const context = await world.context;
      await introduce(world, context, caller, row);
      return { context, db: context.db };
    },
    async drop(ended) {
      for (const database of ended) await sleep(database);
      await databases.drop(ended);
      for (const database of ended) await forgetFiles(database);
    },
    async startWorking() {
      for (const database of await listRecentWorlds(db, awakeMinutes, mostAwake)) {
        const world = worldOf(database);
        // Nobody is calling there now: it makes room for whoever does.
        world.usedAt -= busyMs;
        world.context.catch(onError);
      }
    },
    async close() {
      isClosed = true;
      clearInterval(looking);
      await Promise.all([...awake.keys()].map(sleep));
    },
  };
}
