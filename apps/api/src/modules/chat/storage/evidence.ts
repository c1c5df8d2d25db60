import type { Db } from '../../../platform/db/database.ts';
import { imagesOf } from '../../files/index.ts';

export type Evidence = {
  readonly sentAt: Date;
  /** By the username. */
  readonly by: string;
  readonly text: string;
  /** Their addresses. */
  readonly images: readonly string[];
};

/** What was last written in a room, oldest first, whoever has deleted it for themselves: for our people, where it was reported. */
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
