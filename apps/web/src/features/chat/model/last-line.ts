import { messageKinds } from '@waybill/contract/chat/message-view';
import type { RoomView } from '@waybill/contract/chat/room-view';
import { voiceNoteWords } from '@waybill/contract/files/voice-note-words';
import { dealWords } from './deal-words.ts';
import { firstName, otherIn } from './members.ts';

/** The last thing that was said in a room, in a line. */
export function lastLine(room: Pick<RoomView, 'recentMessage' | 'members'>): string {
  const { messageText, sentBy, kind, images, voiceMs, what, sentAt } = room.recentMessage;
  if (sentAt === null) return 'Say hello';
  const other = otherIn(room);
  const mine = sentBy !== null && sentBy !== other.userId;
  if (kind === messageKinds.deal)
    return dealWords({ what: what ?? '', mine, isCarrier: null, name: firstName(other.fullName) }).title;
  const files = voiceMs ? voiceNoteWords(voiceMs) : images === 1 ? 'A picture' : `${images} pictures`;
  const shown = messageText.replace(/\s+/g, ' ').trim() || files;
  return mine ? `You: ${shown}` : shown;
}
