import { DatabaseError } from 'pg';
import { isLostConnection, isStalePlan } from './connection-errors.ts';
import { type LastWrites, type OnWritten, openConnections, type PoolUsage } from './connections.ts';
import { whileHeld } from './held-connection.ts';
import { createListeners, type Listening } from './listeners.ts';
import { createSql, type Fragment, type Sql } from './sql.ts';

/** Enough to read. */
export type Db = Sql;
/** An open transaction. Writers ask for it by type: `insertSession(tx, …)` compiles, `insertSession(db, …)` does not. */
export type Tx = Sql & {
  readonly isTransaction: true;
  /**
   * Sends a statement whose answer the act does not need, and goes on: it costs no round trip of its own. Statements keep their
   * order; if this one fails, the act fails with its error.
   */
  write(statement: Fragment): void;
  /** Has statements sent in one packet with the commit: for what the act writes down and does not read again. See `writeAtEnd`. */
  atEnd(writes: LastWrites): void;
};
/** The pool itself, for those who open transactions. */
export type Database = Sql & {
  /** A transaction as it is, e.g. `isolation level repeatable read`; business acts go through `transact`. */
  begin<T>(act: (tx: Tx) => Promise<T> | T, modes?: string): Promise<T>;
  /** `onListening` is called at once and after every loss of the connection, when something may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onListening?: () => void): Promise<Listening>;
  readonly usage: () => PoolUsage;
  /** Waits for what is under way, for `timeout` seconds at most. */
  end(options?: { readonly timeout: number }): Promise<void>;
};

type Opening = { readonly max: number; readonly name: string; readonly onWritten?: OnWritten | undefined };

export function openDatabase(url: string, { max, name, onWritten }: Opening): Database {
  const connections = openConnections({ url, name }, max, onWritten);
  const listeners = createListeners({ url, name });
  return Object.assign(createSql(connections.run), {
    begin: <T>(act: (tx: Tx) => Promise<T> | T, modes = '') =>
      connections.transaction(modes, (run, atEnd) =>
        act(Object.assign(createSql(run), { isTransaction: true as const, atEnd, write })),
      ),
    listen: listeners.listen,
    usage: connections.usage,
    async end({ timeout }: { timeout?: number } = {}) {
      await Promise.all([connections.end(timeout === undefined ? undefined : timeout * 1000), listeners.close()]);
    },
  });
}

/** Awaited like any other, so that it keeps its place among them; its failure is kept by the transaction, which ends with it. */
function write(statement: Fragment): void {
  (async () => await statement)().catch(() => undefined);
}

const retryable = new Set(['40001', '40P01']);

/** The callbacks of open transactions, run once they are committed. */
const underWay = new WeakMap<Db, { readonly db: Database; readonly afterwards: (() => void)[] }>();

/**
 * One business act, one transaction. Lost races that PostgreSQL reports are run again, and acts whose connection was lost before
 * their commit, three times at most. An act whose commit nobody answered may have been done: it is not run again here.
 */
export async function transact<T>(db: Database, act: (tx: Tx) => Promise<T> | T): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    // Each try has its own list: what a try that was rolled back wanted goes with it.
    const afterwards: (() => void)[] = [];
    try {
      const result = await db.begin((tx) => {
        underWay.set(tx, { db, afterwards });
        return whileHeld(() => act(tx));
      });
      for (const then of afterwards) then();
      return result;
    } catch (error) {
      if (attempt === 3 || !(isLostRace(error) || isStalePlan(error) || isLostConnection(error))) throw error;
    }
  }
}

/**
 * Makes a function that notes what an act writes down and does not read again. All that an act has noted by it is written at
 * once, in one packet with the commit: it costs no round trip, and no lock of it is held while the act is still at work.
 */
export function writeAtEnd<T>(write: (tx: Tx, noted: readonly T[]) => ReturnType<LastWrites>): (tx: Tx, item: T) => void {
  const notes = new WeakMap<Tx, T[]>();
  return (tx, item) => {
    const noted = notes.get(tx) ?? [];
    noted.push(item);
    if (noted.length > 1) return;
    notes.set(tx, noted);
    tx.atEnd(() => write(tx, noted));
  };
}

/**
 * Has something done as soon as the act is committed; outside of an act, at once. It may be lost with the process and
 * must not throw, so it is for what is found out anyway. `decide` answers what to do, if anything; answers whether
 * it is going to be done, which it is not in a transaction that `transact` has not opened.
 */
export function afterCommit(db: Db, decide: (database: Database) => (() => void) | undefined): boolean {
  const act = underWay.get(db);
  const database = act?.db ?? (isDatabase(db) ? db : undefined);
  const then = database && decide(database);
  if (!then) return false;
  if (act) act.afterwards.push(then);
  else then();
  return true;
}

function isDatabase(db: Db): db is Database {
  return 'begin' in db;
}

/** Whether the act lost its races even after it was run again: whoever comes back a moment later finds how they ended. */
export function isLostRace(error: unknown): boolean {
  return error instanceof DatabaseError && retryable.has(error.code ?? '');
}

/** The name of the unique constraint a write ran into, if that is what went wrong. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === '23505' ? error.constraint : undefined;
}

/** Whether somebody held a lock for longer than was to be waited for it. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '55P03';
}

/** Whether the database refused it with this code of its own. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof DatabaseError && error.code === code;
}

/** Whether a row could not go because others speak of it. */
export function isReferredTo(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23503';
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'COMMIT_UNKNOWN',
  'EPIPE',
]);

/** Whether the database could not be reached or is starting, stopping or full: the caller may try again soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  // 57xxx: shutting down, starting or too slow; 53xxx: out of connections, memory or disk; 25P03: idle too long; 25006: a standby.
  return connectionCodes.has(error.code) || /^(57|53|08|25P03|25006)/.test(error.code);
}
