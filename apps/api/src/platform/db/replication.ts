import type { Db } from './database.ts';

/**
 * How far the slowest replica is behind; zero without one. PostgreSQL tells members of `pg_read_all_stats` only: others learn that
 * there is a replica and no more, and what nobody knows is no number.
 */
export async function measureReplicationLag(db: Db): Promise<number> {
  const [row] = await db<[{ seconds: number; isHidden: boolean }]>`
    select coalesce(extract(epoch from max(replay_lag)), 0)::float8 as seconds,
           coalesce(bool_or(state is null), false) as "isHidden"
    from pg_stat_replication`;
  return row.isHidden ? Number.NaN : row.seconds;
}
