import { voiceLimits } from '@waybill/contract/files/voice-limits';
import type { VoiceNoteView } from '@waybill/contract/files/voice-note-view';
import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import { findReadyVoice, markVoiceReady } from '../storage/images.ts';
import { incomingKey, voiceKey } from '../storage-keys.ts';
import { rewriteVoiceNote } from '../voice-note/rewrite-voice-note.ts';
import { finishOnce, markFinished } from './finish-once.ts';
import { uploadGone } from './upload-image.ts';

/** Checks what was recorded and writes it anew. Asked again, or twice at once, it answers the same. */
export async function finishVoiceNote(context: FilesContext, ownerId: string, id: string): Promise<VoiceNoteView> {
  const work = () => finish(context, id);
  const durationMs = await finishOnce(context, ownerId, id, { noun: 'voice note', find: findReadyVoice, work });
  return { publicId: id, durationMs };
}

async function finish(context: FilesContext, id: string): Promise<void> {
  const incoming = await context.files.get(incomingKey(id));
  if (!incoming) throw uploadGone();
  if (incoming.length > voiceLimits.bytes)
    throw new Problem('too_large', 'That voice note is too large. 2 MB is the most we take.');
  const { bytes, durationMs } = rewriteVoiceNote(incoming);
  // The sweep knows its key from the id.
  await context.files.put(voiceKey(id), bytes);
  await markFinished(context, id, (tx) => markVoiceReady(tx, id, durationMs));
}
