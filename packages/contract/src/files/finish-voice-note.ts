import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { voiceNoteView } from './voice-note-view.ts';

export const finishVoiceNote = defineCall({
  method: 'POST',
  path: '/voice-notes/{publicId}/finish',
  access: 'member',
  summary:
    'The recording has been sent: it is checked, measured, and written anew with nothing in it but the sound. Asked again, it answers the same.',
  params: z.strictObject({ publicId: idOf('voiceNote') }),
  success: { status: 200, body: voiceNoteView },
  errors: ['not_found', 'upload_gone', 'too_large', 'unsupported_type', 'voice_note_unreadable', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 200, seconds: 3600 }],
});
