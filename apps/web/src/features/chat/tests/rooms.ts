import type { RoomView } from '@waybill/contract/chat/room-view';
import type { ShownMessage } from '../model/shown-message.ts';
import type { RoomInHand } from '../model/use-room.ts';

export const me = 'usr_ada';
export const tolu = { userId: 'usr_tolu', fullName: 'Tolu Adebayo' };

function member(userId: string, fullName: string, unreadMessagesCount = 0) {
  return {
    userId,
    username: fullName.split(' ')[0]?.toLowerCase() ?? '',
    fullName,
    avatar: null,
    isStaff: false,
    unreadMessagesCount,
    deletedChat: false,
    deletedOn: null,
  };
}

/** A room of Ada’s with Tolu. */
export function roomOf(change: Partial<RoomView> & { readonly unread?: number } = {}): RoomView {
  const { unread = 0, ...rest } = change;
  return {
    id: 'room_1',
    name: 'usr_ada_and_usr_tolu',
    type: 0,
    createdAt: '2026-11-01T08:00:00.000Z',
    createdBy: me,
    users: [me, tolu.userId],
    members: [member(me, 'Ada Obi', unread), member(tolu.userId, tolu.fullName)],
    hasPendingDeliveryRequest: false,
    pendingRequests: [],
    recentMessage: {
      messageText: 'I leave at six',
      readBy: [tolu.userId],
      sentAt: '2026-11-16T08:40:00.000Z',
      sentBy: tolu.userId,
      kind: 0,
      images: 0,
      voiceMs: null,
      what: null,
    },
    lastSeq: 2,
    deletedSeq: 0,
    readSeq: 2,
    other: { deliveredSeq: 2, readSeq: 2 },
    sale: null,
    presence: null,
    isMuted: false,
    can: { write: 'yes' },
    ...rest,
  };
}

export function shownMessage(seq: number | null, change: Partial<ShownMessage> = {}): ShownMessage {
  return {
    key: `m${seq ?? 'waiting'}`,
    seq,
    mine: false,
    kind: 0,
    text: `Message ${seq}`,
    images: [],
    voice: null,
    deal: null,
    sentAt: '2026-11-16T08:40:00.000Z',
    state: 'sent',
    ...change,
  };
}

/** A room as `useRoom` hands it over, with nothing going on. */
export function handOf(change: Partial<RoomInHand> = {}): RoomInHand {
  const nothing = () => {};
  return {
    room: roomOf(),
    failure: null,
    reload: nothing,
    isLoading: false,
    messages: [],
    hasOlder: false,
    isLoadingOlder: false,
    loadOlder: nothing,
    hasNewer: false,
    isLoadingNewer: false,
    loadNewer: nothing,
    jumpTo: async () => true,
    toLatest: nothing,
    send: async () => {},
    retry: nothing,
    discard: nothing,
    isOtherTyping: false,
    sendTyping: nothing,
    sawUpTo: nothing,
    ...change,
  };
}
