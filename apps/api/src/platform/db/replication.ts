import type { Db } from './database.ts';

type Replication = {
  /** Zero without a replica; no number where PostgreSQL does not tell. */
  readonly slowestSeconds: number;
  /** How many replicas follow. */
  readonly following: number;
};

/**
 * How many replicas follow, and how far the slowest of them is behind. PostgreSQL tells the second to members of `pg_read_all_stats` only:
 * others learn that there is a replica and no more, and what nobody knows is no number.
 */
export async function measureReplication(db: Db): Promise<Replication> {
  const [row] = await db<[{ seconds: number; isHidden: boolean; following: number }]>`
    select coalesce(extract(epoch from max(replay_lag)), 0)::float8 as seconds,
           coalesce(bool_or(state is null), false) as "isHidden", count(*)::int as following
    from pg_stat_replication`;
  return { slowestSeconds: row.isHidden ? Number.NaN : row.seconds, following: row.following };
}
