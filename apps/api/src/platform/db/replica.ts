import { type Database, type Db, openDatabase } from './database.ts';
import { type LogPosition, logPositionOf, newestOf } from './log-position.ts';

/** A replica that is further behind than this is not read. Cookies with a position live longer: see http/read-from-replica.ts. */
const mostBehindMs = 10_000;
const askPrimaryMs = 1_000;
/** What a replica said so short a time ago is taken for what it would say now: it only moves on. */
const freshMs = 20;

export type Replica = {
  /** For reading only. */
  readonly db: Database;
  /** Whether it has all that was written up to there, and is near enough to the primary for somebody who asks for nothing special. */
  hasArrivedAt(position: LogPosition | undefined): Promise<boolean>;
  /** The newest position that a write of this node has reached. */
  newestWritten(): LogPosition | undefined;
  /** Where the primary is: whatever was read there before is no newer. */
  askPrimary(): Promise<LogPosition>;
  close(): Promise<void>;
};

type Primary = { readonly db: Database; readonly newestWritten: () => LogPosition | undefined };
type Settings = { readonly url: string; readonly max: number; readonly primary: Primary; readonly clock?: () => number };

/** Where a server is in the log: the primary writes it, a replica has replayed it. */
async function positionOf(db: Db): Promise<LogPosition> {
  const [row] = await db<{ lsn: string | null }[]>`
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as lsn`;
  return logPositionOf(row?.lsn ?? '0/0');
}

/** A streaming replica to read from. It is left alone while it cannot be reached, or is too far behind. */
export function openReplica({ url, max, primary, clock = Date.now }: Settings): Replica {
  const db = openDatabase(url, { max, name: 'waybill-replica' });
  /** Where the primary was, oldest first. The first of them is what a replica must have by now. */
  const wherePrimaryWas: { readonly at: number; readonly position: LogPosition }[] = [];
  let replayed: { readonly at: number; readonly position: LogPosition | undefined } = { at: 0, position: undefined };
  let asking: Promise<void> | undefined;

  async function lookAtPrimary(): Promise<void> {
    const at = clock();
    try {
      wherePrimaryWas.push({ at, position: await positionOf(primary.db) });
    } catch {
      // While there is no primary nobody can say how far behind a replica is.
    }
    while (wherePrimaryWas[1] !== undefined && clock() - wherePrimaryWas[1].at > mostBehindMs) wherePrimaryWas.shift();
  }

  async function lookAtReplica(): Promise<void> {
    const at = clock();
    replayed = { at, position: await positionOf(db).catch(() => undefined) };
  }

  async function replayedBy(position: LogPosition | undefined): Promise<boolean> {
    const is = () => replayed.position !== undefined && (position === undefined || replayed.position >= position);
    if (is() && clock() - replayed.at < askPrimaryMs) return true;
    if (clock() - replayed.at >= freshMs) {
      asking ??= lookAtReplica().finally(() => {
        asking = undefined;
      });
      await asking;
    }
    return is();
  }

  void lookAtPrimary();
  const timer = setInterval(() => void lookAtPrimary(), askPrimaryMs);
  return {
    db,
    async hasArrivedAt(position) {
      const needed = wherePrimaryWas[0];
      const newest = wherePrimaryWas.at(-1);
      if (!needed || !newest || clock() - newest.at > mostBehindMs) return false;
      return replayedBy(newestOf(position, needed.position));
    },
    newestWritten: primary.newestWritten,
    askPrimary: () => positionOf(primary.db),
    async close() {
      clearInterval(timer);
      await db.end({ timeout: 5 });
    },
  };
}
