import { api } from '@waybill/client/browser-client';
import { finishVoiceNote } from '@waybill/contract/files/finish-voice-note';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import type { VoiceNoteView } from '@waybill/contract/files/voice-note-view';
import { sendToStore } from './send-to-store.ts';

/** Asks for permission, sends the recording straight to the store, and has it finished. */
export async function sendVoiceNote(userId: string, file: File): Promise<VoiceNoteView> {
  const permission = await api().call(getUploadInfo, { params: { id: userId }, query: { voice: 'true' } });
  await sendToStore(permission, file);
  return api().call(finishVoiceNote, { params: { publicId: permission.publicId } });
}
