import type { Db } from '../../../platform/db/database.ts';

export type Evidence = {
  readonly sentAt: Date;
  /** By the username. */
  readonly by: string;
  readonly text: string;
  readonly images: number;
};

/** What was last written in a room, oldest first, whoever has deleted it for themselves: for our people, where it was reported. */
export async function listLastWritten(db: Db, roomId: string, most: number): Promise<Evidence[]> {
  return db<Evidence[]>`
    select sent_at, by, text, images from (
      select seq, sent_at, username as by, body as text, cardinality(image_ids) as images
      from chat_message join account on account.id = sender_id
      where room_id = ${roomId} and kind = 0 order by seq desc limit ${most}) as newest
    order by seq`;
}
