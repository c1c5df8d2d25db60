import * as z from 'zod/mini';
import { idOf } from '../ids.ts';

/** A recording that can be played. How long it is was measured by us, not said by whoever sent it. */
export const voiceNoteView = z.object({
  publicId: idOf('voiceNote'),
  durationMs: z.int(),
});

export type VoiceNoteView = z.infer<typeof voiceNoteView>;
