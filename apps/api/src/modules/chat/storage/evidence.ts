import { voiceNoteWords } from '@waybill/contract/files/voice-note-words';
import type { Db } from '../../../platform/db/database.ts';
import { imagesOf } from '../../files/index.ts';

export type Evidence = {
  readonly sentAt: Date;
  /** Username of the author; of a buyer without an account their first name. */
  readonly by: string;
  readonly text: string;
  /** Addresses of the pictures. */
  readonly images: readonly string[];
};

/** The last messages of a room, oldest first, including those a member has deleted for themselves: for staff, where it was reported. */
export async function listLastWritten(db: Db, roomId: string, most: number): Promise<Evidence[]> {
  const rows = await db<(Omit<Evidence, 'images'> & { id: string; voiceMs: number | null })[]>`
    select id, sent_at, by, text, voice_ms from (
      select chat_message.id, seq, sent_at, coalesce(username, split_part(name, ' ', 1) || ', buyer') as by, body as text, voice_ms
      from chat_message left join account on account.id = sender_id left join sale_order on sale_order.id = sender_id
      where room_id = ${roomId} and kind = 0 order by seq desc limit ${most}) as newest
    order by seq`;
  const images = await imagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, voiceMs, ...row }) => ({
    ...row,
    text: voiceMs === null ? row.text : voiceNoteWords(voiceMs),
    images: (images.get(id) ?? []).flatMap(({ sizes }) => sizes.at(-1)?.url ?? []),
  }));
}
