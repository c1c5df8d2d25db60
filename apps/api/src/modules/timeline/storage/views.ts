import type { Db, Tx } from '../../../platform/db/database.ts';

export async function hasViewed(db: Db, itemId: string, userId: string): Promise<boolean> {
  const rows = await db`select from timeline_view where item_id = ${itemId} and user_id = ${userId}`;
  return rows.length === 1;
}

/** Nothing happens when another tab was faster. */
export function insertView(tx: Tx, itemId: string, userId: string): void {
  tx.write(tx`insert into timeline_view (item_id, user_id) values (${itemId}, ${userId}) on conflict do nothing`);
}
