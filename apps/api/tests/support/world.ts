import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { type Context, createContext } from '../../src/context.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { databaseOn } from '../../src/platform/db/database-url.ts';
import { freePort } from '../../src/platform/free-port.ts';
import { templateUrl } from './cluster.ts';
import { watchForUndeclaredFailures } from './undeclared-failures.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export type Node = {
  readonly origin: string;
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly undeclaredFailures: readonly string[];
  close(): Promise<void>;
};

export type World = {
  readonly node: Node;
  /** Straight to the tables, for looking behind the scenes and for turning the clock. */
  readonly db: Database;
  readonly databaseUrl: string;
  readonly sandboxOrigin: string;
  /** Somebody new at the door, with a cookie jar of their own. */
  visitor(options?: { origin?: string; headers?: Record<string, string> }): Visitor;
  /** Another API process, so to speak, on the same database. */
  startNode(environment?: Record<string, string>): Promise<Node>;
};

/** Call once at the top of a test file. `world.node` and the rest exist once the tests run. */
export function useWorld(environment: Record<string, string> = {}): World {
  const world = {} as { -readonly [K in keyof World]: World[K] };
  const nodes: Node[] = [];
  const name = `test_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    await beside(templateUrl(), (admin) => admin`create database ${admin(name)} template waybill strategy file_copy`);
    world.databaseUrl = databaseOn(templateUrl(), name);
    world.sandboxOrigin = inject('sandbox').origin;
    world.db = openDatabase(world.databaseUrl, { max: 4, name: 'test' });
    world.startNode = async (more = {}) => {
      const node = await startNode({ DATABASE_URL: world.databaseUrl, ...environment, ...more });
      nodes.push(node);
      return node;
    };
    world.node = await world.startNode();
    world.visitor = (options = {}) => createVisitor({ origin: world.node.origin, ...options });
  });

  afterAll(async () => {
    for (const node of nodes) await node.close();
    await dropTestWorlds(world);
    await world.db.end();
    // The files may be in memory, and what was changed in them need not be written for the next file that makes a database.
    await beside(templateUrl(), (admin) => admin`drop database ${admin(name)} with (force)`);
    expect(nodes.flatMap((node) => node.undeclaredFailures)).toEqual([]);
  });

  return world;
}

/** What test keys have made beside the database of this file. */
async function dropTestWorlds({ db }: World): Promise<void> {
  for (const { database } of await db<{ database: string }[]>`select database from test_world`)
    await beside(templateUrl(), (admin) => admin`drop database if exists ${admin(database)} with (force)`);
}

/** On the cluster's own database, since nobody may be in the one that is cloned. */
async function beside(template: string, act: (admin: Database) => PromiseLike<unknown>): Promise<void> {
  const admin = openDatabase(databaseOn(template, 'postgres'), { max: 1, name: 'clone' });
  await act(admin);
  await admin.end();
}

async function startNode(environment: Record<string, string> & { readonly DATABASE_URL: string }): Promise<Node> {
  const port = await freePort();
  const sandbox = inject('sandbox');
  const config = createConfig(
    readEnvironment({
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: path.join(inject('dataDir'), 'node'),
      DATABASE_POOL: '5',
      SANDBOX_ORIGIN: sandbox.origin,
      SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '0',
      // Every visitor names an address of their own, so that one test's tries are not counted against another's.
      TRUST_PROXY: '1',
      APP_SECRET: 'a secret that is only good enough for tests',
      PIN_PEPPER: 'a pepper that is only good enough for tests',
      ...environment,
    }),
  );
  const isQuiet = config.log.level === 'silent';
  const context = await createContext(config, environment.DATABASE_URL, (error) => isQuiet || console.error(error));
  const app = await createApp(context, config);
  const undeclaredFailures = watchForUndeclaredFailures(app);
  await app.listen({ port, host: '127.0.0.1' });
  if (config.roles.has('worker')) await context.startWorking();
  let isClosed = false;
  return {
    origin: `http://127.0.0.1:${port}`,
    app,
    context,
    undeclaredFailures,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await app.close();
      await context.close();
    },
  };
}
