import { api } from '@waybill/client/browser-client';
import { sendForm } from '@waybill/client/send-form';
import { finishVoiceNote } from '@waybill/contract/files/finish-voice-note';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import type { VoiceNoteView } from '@waybill/contract/files/voice-note-view';

/** Asks for permission, sends the recording straight to the store, and has it finished. */
export async function sendVoiceNote(userId: string, file: File): Promise<VoiceNoteView> {
  const { publicId, uploadUrl, fields } = await api().call(getUploadInfo, { params: { id: userId }, query: { voice: 'true' } });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // Last: stores look at the fields before they take the bytes.
  form.set('file', file);
  await sendForm(api(), uploadUrl, form, () => {});
  return api().call(finishVoiceNote, { params: { publicId } });
}
