import {
  Client,
  type ClientConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryArrayResult,
  type QueryConfig,
  type QueryResultRow,
} from 'pg';
import { ConnectionError, isLostConnection, isOfStandby, isOfStatement, isStalePlan, withCode } from './connection-errors.ts';
import { propertyOf, resultTypes } from './result-types.ts';
import type { Fragment, Rows, Run, Statement } from './sql.ts';
import { createStatementNames } from './statement-names.ts';
import { inStatementSpan, inTransactionSpan } from './trace-statement.ts';

const connectTimeoutMs = 10_000;

export type Address = { readonly url: string; readonly name: string };
/** Told where in its log the database was after each write; asked for in the packet of the write, and only where somebody wants it. */
export type OnWritten = (lsn: string) => void;

/** Statements of an act that nothing in it reads again: sent in one packet with the commit. */
export type LastWrites = () => Promise<readonly Fragment[]> | readonly Fragment[];
/** Connections of a pool: how many it may hold, how many are in use, and how many askers wait for one. */
export type PoolUsage = { readonly size: number; readonly inUse: number; readonly waiting: number };
type Act<T> = (run: Run, atEnd: (writes: LastWrites) => void) => Promise<T> | T;

type Connections = {
  /** A statement by itself, outside of any transaction. */
  readonly run: Run;
  /** Gives an act a connection of its own inside of a transaction, which ends with the act or with the connection. */
  transaction<T>(modes: string, act: Act<T>): Promise<T>;
  readonly usage: () => PoolUsage;
  /** Refuses what comes from now on, and waits for what is under way, for so long at most. */
  end(timeoutMs?: number): Promise<void>;
};

export function openConnections(address: Address, max: number, onWritten?: OnWritten): Connections {
  const pool = new Pool({
    ...configOf(address),
    max,
    Client: PatientClient,
    idleTimeoutMillis: 60_000,
    // A connection keeps every statement that was prepared on it: with its end they go as well.
    maxLifetimeSeconds: 45 * 60,
  });
  const names = createStatementNames();
  const underWay = new Set<Promise<unknown>>();
  const open = new Map<PoolClient, Promise<void>>();
  let state: 'open' | 'ending' | 'cut' = 'open';

  // A query under way rejects by itself. Without these listeners, a loss while none is would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const end = Promise.withResolvers<void>();
    open.set(client, end.promise);
    client.once('end', () => {
      open.delete(client);
      end.resolve();
    });
  });

  async function acquire(): Promise<PoolClient> {
    const client = await pool.connect().catch((error: unknown) => {
      throw withCode(error);
    });
    if (state === 'cut') {
      client.release(true);
      throw new ConnectionError('CONNECTION_ENDED');
    }
    return client;
  }

  /** Only a connection that is whole and outside of any transaction is given to somebody else. */
  function release(client: PoolClient, isSound: boolean): void {
    client.release(!isSound || client.getTransactionStatus() !== 'I');
  }

  async function ask(client: PoolClient, { text, values, isPrepared }: Statement): Promise<QueryArrayResult> {
    const query: QueryConfig & { rowMode: 'array' } = { text, values, rowMode: 'array' };
    if (isPrepared) query.name = names.of(text);
    try {
      return await client.query(query);
    } catch (error) {
      if (isStalePlan(error)) names.renew();
      throw withCode(error);
    }
  }

  type Waiting = PromiseWithResolvers<QueryArrayResult> & { readonly statement: Statement };
  let waiting: Waiting[] = [];

  /** Statements that are asked for in the same turn of the event loop go out in one packet, on one connection. */
  function runSoon(statement: Statement): Promise<QueryArrayResult> {
    const entry = { ...Promise.withResolvers<QueryArrayResult>(), statement };
    // A text from elsewhere may be many statements, or change its session: it has a connection of its own.
    if (!statement.isPrepared) {
      void runTogether([entry]);
      return entry.promise;
    }
    waiting.push(entry);
    if (waiting.length === 1)
      process.nextTick(() => {
        const group = waiting;
        waiting = [];
        void runTogether(group);
      });
    return entry.promise;
  }

  /** In the same packet, behind the writes. */
  async function tellWritten(client: PoolClient): Promise<void> {
    if (!onWritten) return;
    const { rows } = await ask(client, plain(whereInTheLog)).catch(() => ({ rows: [] }));
    for (const [lsn] of rows) onWritten(String(lsn));
  }

  /** Each succeeds or fails by itself. */
  async function runTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const client = await acquire();
      sendTogether(client);
      const asked = group.map((entry) => ({ ...entry, answer: ask(client, entry.statement) }));
      const told = group.every(({ statement }) => isOnlyRead(statement)) ? undefined : tellWritten(client);
      const areSound = await Promise.all(
        asked.map(({ statement, answer, resolve, reject }) =>
          answer.then(
            async (result) => {
              await told;
              resolve(result);
              return true;
            },
            (error: unknown) => {
              reject(error);
              return statement.isPrepared && isOfStatement(error);
            },
          ),
        ),
      );
      release(client, areSound.every(Boolean));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function runInTransaction<T>(modes: string, act: Act<T>): Promise<T> {
    const client = await acquire();
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => undefined);
    const onLost = (error: Error) => lost.reject(withCode(error));
    client.on('error', onLost);
    const lastWrites: LastWrites[] = [];
    let isOver = false;
    let isCommitSent = false;
    // Whoever ends the wait for a standby gets “committed” for an answer all the same, and this word beside it.
    let isAlone = false;
    const onNotice = ({ routine }: { readonly routine: string | undefined }) => {
      if (routine === 'SyncRepWaitForLSN') isAlone = true;
    };
    client.on('notice', onNotice);
    let isSound = false;
    let failure: unknown;
    const run: Run = async <R extends readonly unknown[]>(compose: () => Statement) => {
      try {
        if (isOver) throw new ConnectionError('CONNECTION_ENDED');
        const statement = compose();
        sendTogether(client);
        return shape<R>(await inStatementSpan(statement, () => ask(client, statement)));
      } catch (error) {
        failure ??= error;
        throw error;
      }
    };
    try {
      sendTogether(client);
      ask(client, plain(`begin ${modes}`)).catch(lost.reject);
      const result = await Promise.race([act(run, (writes) => lastWrites.push(writes)), lost.promise]);
      const last = (await Promise.all(lastWrites.map((writes) => writes()))).flat();
      // An act that went on after one of its statements had failed has not done what it says.
      if (failure !== undefined) throw failure;
      sendTogether(client);
      // Each is sent here: `Promise.all` alone would ask for them only after the commit.
      const written = Promise.all(last.map((query) => query.then()));
      isOver = true;
      isCommitSent = true;
      const [answers] = await Promise.all([ask(client, plain(onWritten ? `commit; ${whereInTheLog}` : 'commit')), written]);
      const [committed, where] = [answers].flat();
      if (committed?.command !== 'COMMIT')
        throw failure ?? new Error('PostgreSQL rolled a transaction back that was to be committed');
      if (isAlone) throw new ConnectionError('COMMIT_UNKNOWN');
      for (const [lsn] of where?.rows ?? []) onWritten?.(String(lsn));
      isSound = true;
      return result;
    } catch (error) {
      isOver = true;
      isSound = await ask(client, plain('rollback')).then(
        () => !isOfStandby(error),
        () => false,
      );
      if (isCommitSent && isLostConnection(error)) throw new ConnectionError('COMMIT_UNKNOWN', error);
      const isAftermath = error instanceof DatabaseError && error.code === '25P02';
      throw isAftermath ? (failure ?? error) : error;
    } finally {
      client.off('error', onLost);
      client.off('notice', onNotice);
      release(client, isSound);
    }
  }

  async function track<T>(begin: () => Promise<T>): Promise<T> {
    if (state !== 'open') throw new ConnectionError('CONNECTION_ENDED');
    const work = begin();
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
    }
  }

  return {
    run: <R extends readonly unknown[]>(compose: () => Statement) =>
      track(async () => {
        const statement = compose();
        return shape<R>(
          await inStatementSpan(statement, () =>
            runSoon(statement).catch((error: unknown) => {
              if (isStalePlan(error) || (isLostConnection(error) && isOnlyRead(statement))) return runSoon(statement);
              throw error;
            }),
          ),
        );
      }),
    transaction: (modes, act) => track(() => inTransactionSpan(() => runInTransaction(modes, act))),
    usage: () => ({ size: max, inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    async end(timeoutMs) {
      if (state !== 'open') return;
      state = 'ending';
      const cut = () => {
        state = 'cut';
        for (const client of open.keys()) client.connection.stream.destroy();
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(cut, timeoutMs);
      await Promise.allSettled(underWay);
      await pool.end();
      await Promise.all(open.values());
      clearTimeout(timer);
    },
  };
}

/** A connection by itself, for what belongs to a session: notifications, and locks that are held for long. */
export async function connectAlone(address: Address): Promise<Client> {
  const client = new PatientClient(configOf(address));
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw withCode(error);
  });
  return client;
}

/** Says goodbye to the server, and does not wait long for its answer. */
export async function disconnect(client: Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), 1_000);
  await client.end();
  clearTimeout(timer);
}

function configOf({ url, name }: Address): ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // A network that went without a word is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // Statements of one transaction that are issued together go out together, and are answered in order.
    pipeline: true,
    types: resultTypes,
  };
}

/** Only connecting has a limit: given to the pool, it would hold for the wait for a turn as well. */
class PatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
  }
}

/** Whatever is sent from now until the current turn of the event loop ends leaves in one packet. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function plain(text: string): Statement {
  return { text, values: [], isPrepared: false };
}

const whereInTheLog = 'select pg_current_wal_lsn()';

/** Run again, it reads again: after a connection was lost nobody knows whether anything else was done. */
function isOnlyRead({ text, isPrepared }: Statement): boolean {
  return isPrepared && /^\s*select\b/i.test(text);
}

/** Many statements in one have many results, of which the last is the answer. */
function shape<T extends readonly unknown[]>(results: QueryArrayResult): Rows<T> {
  const { fields = [], rows = [], rowCount } = [results].flat().at(-1) ?? {};
  const names = fields.map(({ name }) => propertyOf(name));
  const shaped: unknown = rows.map((values) => {
    const row: QueryResultRow = {};
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row;
  });
  // The columns are known only to the writer of the statement, who names them in `T`.
  return Object.defineProperty(shaped, 'count', { value: rowCount ?? 0 }) as Rows<T>;
}
