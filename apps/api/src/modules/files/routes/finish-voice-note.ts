import { finishVoiceNote as call } from '@waybill/contract/files/finish-voice-note';
import { finishVoiceNote } from '../commands/finish-voice-note.ts';
import { defineRoute } from '../define-route.ts';
import { withStore } from '../with-store.ts';

export const finishVoiceNoteRoute = defineRoute(call, (context, { caller, params }) =>
  withStore(() => finishVoiceNote(context, caller.userId, params.publicId)),
);
