import { type MessageView, messageKinds } from '@waybill/contract/chat/message-view';
import type { RoomView } from '@waybill/contract/chat/room-view';
import type { Hold } from './outbox/after-failure.ts';
import { type RoomMessages, stretchOf } from './room-messages.ts';
import type { MessageState, ShownImage, ShownMessage, ShownVoice } from './shown-message.ts';

/** Written here, and not stored by the server as far as we know. */
export type WaitingMessage = {
  readonly clientId: string;
  readonly text: string;
  readonly images: readonly ShownImage[];
  readonly voice: ShownVoice | null;
  readonly writtenAt: string;
  readonly isSending: boolean;
  readonly hold: Hold;
  readonly refusal?: string;
};

type Showing = {
  readonly messages: RoomMessages;
  readonly userId: string;
  readonly other: RoomView['other'] | undefined;
  readonly waiting: readonly WaitingMessage[];
};

/** Each message once and in order, one’s own waiting ones at the end. */
export function showMessages({ messages, userId, other, waiting }: Showing): ShownMessage[] {
  const stored = inStretch(messages, userId);
  const shown = stored.map((message) => showStored(message, userId, other));
  // In the past there is no end at which they could stand.
  if (!messages.isFollowing) return shown;
  const arrived = new Set(stored.filter(({ senderId }) => senderId === userId).map(({ clientId }) => clientId));
  return [...shown, ...waiting.filter(({ clientId }) => !arrived.has(clientId)).map(showWaiting)];
}

function inStretch(messages: RoomMessages, userId: string): MessageView[] {
  const { known, isFollowing } = messages;
  const { from, to } = stretchOf(messages);
  // One’s own new message does not vanish while somebody else’s message before it is still being fetched.
  const isShown = ({ seq, senderId }: MessageView) => seq > from && (seq <= to || (isFollowing && senderId === userId));
  return [...known.values()].filter(isShown).sort((a, b) => a.seq - b.seq);
}

const drawn = new WeakMap<MessageView, ShownMessage>();

/** The same object while nothing about it changed, so that a long room is not drawn anew with every tick. */
function showStored(message: MessageView, userId: string, other: Showing['other']): ShownMessage {
  const mine = message.senderId === userId;
  const state = mine ? stateOf(message.seq, other) : 'sent';
  const before = drawn.get(message);
  if (before?.state === state && before.mine === mine) return before;
  const shown: ShownMessage = {
    key: mine && message.kind === messageKinds.text ? message.clientId : message.id,
    seq: message.seq,
    mine,
    kind: message.kind,
    text: message.messageText,
    images: message.images.map((image) => ({ kind: 'stored', key: image.publicId, image })),
    voice: message.voiceNote
      ? { kind: 'stored', key: message.voiceNote.publicId, durationMs: message.voiceNote.durationMs }
      : null,
    deal: message.deal,
    sentAt: message.sentAt,
    state,
  };
  drawn.set(message, shown);
  return shown;
}

function stateOf(seq: number, other: Showing['other']): MessageState {
  if (!other) return 'sent';
  if (other.readSeq !== null && seq <= other.readSeq) return 'read';
  return seq <= other.deliveredSeq ? 'delivered' : 'sent';
}

function showWaiting({ clientId, text, images, voice, writtenAt, isSending, hold, refusal }: WaitingMessage): ShownMessage {
  return {
    key: clientId,
    seq: null,
    mine: true,
    kind: messageKinds.text,
    text,
    images,
    voice,
    deal: null,
    sentAt: writtenAt,
    state: refusal === undefined ? (isSending ? 'sending' : 'waiting') : 'refused',
    hold,
    ...(refusal === undefined ? {} : { problem: refusal }),
  };
}
