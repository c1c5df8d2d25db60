import type { Db } from '../../../platform/db/database.ts';
import { imagesOf } from '../../files/index.ts';

export type Evidence = {
  readonly sentAt: Date;
  /** Username of the author. */
  readonly by: string;
  readonly text: string;
  /** Addresses of the pictures. */
  readonly images: readonly string[];
};

/** The last messages of a room, oldest first, including those a member has deleted for themselves: for staff, where it was reported. */
export async function listLastWritten(db: Db, roomId: string, most: number): Promise<Evidence[]> {
  const rows = await db<(Omit<Evidence, 'images'> & { id: string })[]>`
    select id, sent_at, by, text from (
      select chat_message.id, seq, sent_at, username as by, body as text
      from chat_message join account on account.id = sender_id
      where room_id = ${roomId} and kind = 0 order by seq desc limit ${most}) as newest
    order by seq`;
  const images = await imagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...row }) => ({
    ...row,
    images: (images.get(id) ?? []).flatMap(({ sizes }) => sizes.at(-1)?.url ?? []),
  }));
}
