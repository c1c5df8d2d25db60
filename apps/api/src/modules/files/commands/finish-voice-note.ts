import { voiceLimits } from '@waybill/contract/files/voice-limits';
import type { VoiceNoteView } from '@waybill/contract/files/voice-note-view';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import { removeIncomingJob } from '../jobs/remove-incoming.ts';
import { findImage, findReadyVoice, markVoiceReady } from '../storage/images.ts';
import { incomingKey, voiceKey } from '../storage-keys.ts';
import { rewriteVoiceNote } from '../voice-note/rewrite-voice-note.ts';
import { incomingSeconds } from './finish-upload.ts';
import { uploadGone } from './upload-image.ts';

/** Checks what was recorded and writes it anew. Asked again, or twice at once, it answers the same. */
export async function finishVoiceNote(context: FilesContext, ownerId: string, id: string): Promise<VoiceNoteView> {
  const file = await findImage(context.db, id);
  if (!file || file.ownerId !== ownerId || file.state === 'removed') throw notThere();
  if (file.state === 'permitted') {
    if (!file.mayFinish) throw uploadGone();
    try {
      await context.imageProcessing.once(id, () => finish(context, id));
    } catch (error) {
      // A parallel call may have finished meanwhile, and deleted the bytes.
      if (!(await findReadyVoice(context.db, id))) throw error;
    }
  }
  const durationMs = await findReadyVoice(context.db, id);
  if (durationMs === undefined) throw notThere();
  return { publicId: id, durationMs };
}

async function finish(context: FilesContext, id: string): Promise<void> {
  const incoming = await context.files.get(incomingKey(id));
  if (!incoming) throw uploadGone();
  if (incoming.length > voiceLimits.bytes)
    throw new Problem('too_large', 'That voice note is too large. 2 MB is the most we take.');
  const { bytes, durationMs } = rewriteVoiceNote(incoming);
  // The file first: a row must never promise a file that is not there. The sweep knows its key from the id.
  await context.files.put(voiceKey(id), bytes);
  await transact(context.db, async (tx) => {
    if (!(await markVoiceReady(tx, id, durationMs))) return;
    context.enqueue(tx, removeIncomingJob, { imageId: id }, { afterSeconds: incomingSeconds });
  });
  // And at once: nobody needs it any more. What fails here is left to the job.
  await context.files.remove(incomingKey(id)).catch(() => undefined);
}

function notThere(): Problem {
  return new Problem('not_found', 'That voice note is no longer there.');
}
