import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import { attach, lockAttachable } from '../storage/images.ts';
import { voiceKey } from '../storage-keys.ts';
import { withStore } from '../with-store.ts';

/** Makes a voice note part of something, and answers its length. Refuses one that is not the owner’s, not finished, or part of something. */
export async function attachVoiceNote(tx: Tx, ownerId: string, id: string, attachedTo: string): Promise<number> {
  const [voiceNote] = await lockAttachable(tx, ownerId, [id]);
  if (!voiceNote || voiceNote.durationMs === null)
    throw new Problem('invalid_input', 'That voice note is no longer there. Please record it again.', { field: 'voiceNoteId' });
  attach(tx, [id], attachedTo);
  return voiceNote.durationMs;
}

/** The sound, for whoever has made sure that the caller may hear it. */
export function readVoiceNote({ files }: Pick<FilesContext, 'files'>, id: string): Promise<Buffer | undefined> {
  return withStore(() => files.get(voiceKey(id)));
}
