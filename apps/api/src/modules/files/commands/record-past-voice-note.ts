import type { Tx } from '../../../platform/db/database.ts';
import type { FilesContext } from '../context.ts';
import { voiceKey } from '../storage-keys.ts';
import { rewriteVoiceNote } from '../voice-note/rewrite-voice-note.ts';

/** A voice note that somebody recorded before this program was there to hear it. */
type PastVoiceNote = { readonly id: string; readonly ownerId: string; readonly recording: Buffer };

/** Keeps it, written anew as any other, ready to be made part of something. */
export async function recordPastVoiceNote(
  { files }: Pick<FilesContext, 'files'>,
  tx: Tx,
  { id, ownerId, recording }: PastVoiceNote,
): Promise<void> {
  const { bytes, durationMs } = rewriteVoiceNote(recording);
  await files.put(voiceKey(id), bytes);
  await tx`insert into image ${tx({ id, ownerId, state: 'ready', expiresAt: new Date(), durationMs })}`;
}
