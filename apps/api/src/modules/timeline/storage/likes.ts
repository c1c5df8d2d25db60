import type { Tx } from '../../../platform/db/database.ts';

/** Under the lock of the item, so that the count is exact. True when it was not liked before. */
export async function insertLike(tx: Tx, itemId: string, userId: string): Promise<boolean> {
  const { count } = await tx`insert into timeline_like (item_id, user_id) values (${itemId}, ${userId}) on conflict do nothing`;
  return count === 1;
}

export async function deleteLike(tx: Tx, itemId: string, userId: string): Promise<boolean> {
  const { count } = await tx`delete from timeline_like where item_id = ${itemId} and user_id = ${userId}`;
  return count === 1;
}

/** Answers how many there are now. */
export async function countLike(tx: Tx, itemId: string, change: -1 | 0 | 1): Promise<number> {
  const [row] = await tx<{ likeCount: number }[]>`
    update timeline_item set like_count = like_count + ${change} where id = ${itemId} returning like_count`;
  if (!row) throw new Error('What was liked is gone');
  return row.likeCount;
}
