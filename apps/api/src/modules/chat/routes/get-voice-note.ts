import { getVoiceNote as call } from '@waybill/contract/chat/get-voice-note';
import { voiceLimits } from '@waybill/contract/files/voice-limits';
import { Problem } from '../../../platform/http/problem.ts';
import { readVoiceNote } from '../../files/index.ts';
import { defineRoute } from '../define-route.ts';
import { isVoiceNoteIn } from '../storage/messages.ts';
import { findMembership } from '../storage/rooms.ts';

/** Unlike a picture it has no address of its own: what somebody said is played to the two of the room, and to nobody who found a link. */
export const getVoiceNoteRoute = defineRoute(call, async (context, { caller, params, reply }) => {
  const { roomId, publicId } = params;
  const room = await findMembership(context.db, roomId, caller.userId);
  const isThere = room && (await isVoiceNoteIn(context.db, roomId, publicId, room.deletedSeq));
  const bytes = isThere ? await readVoiceNote(context, publicId) : undefined;
  if (!bytes) throw new Problem('not_found', 'We cannot find this voice note.');
  await reply.headers({ 'content-disposition': 'inline' }).type(voiceLimits.type).send(bytes);
});
