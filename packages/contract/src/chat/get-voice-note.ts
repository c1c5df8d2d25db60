import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const getVoiceNote = defineCall({
  method: 'GET',
  path: '/chatrooms/{roomId}/voice-notes/{publicId}',
  access: 'member',
  summary: 'The sound of a voice note (audio/webm), for the two of the room it was sent in.',
  params: z.strictObject({ roomId: idOf('room'), publicId: idOf('voiceNote') }),
  success: { status: 200 },
  errors: ['not_found', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 600, seconds: 600 }],
});
