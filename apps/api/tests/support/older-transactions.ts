import type { Database } from '../../src/platform/db/database.ts';
import { eventually } from './eventually.ts';

/**
 * Waits until every transaction that was under way when this was asked has ended, whoever's it was: test files share
 * a PostgreSQL, and what waits for old transactions waits for those of the neighbours, too.
 */
export async function olderTransactionsEnd(db: Database): Promise<void> {
  const [mine] = await db<{ xid: string }[]>`select pg_current_xact_id()::text as xid`;
  await eventually('The end of older transactions', async () => {
    const [row] = await db<{ isOver: boolean }[]>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${mine?.xid ?? ''}::xid8 as is_over`;
    return row?.isOver;
  });
}
