import type { MessageView } from '@waybill/contract/chat/message-view';
import type { RoomView } from '@waybill/contract/chat/room-view';
import type { MessagePage, Stretch } from '../features/chat/api/list-messages.ts';

export const me = 'usr_me';
export const them = 'usr_them';

export function messageWith(seq: number, more: Partial<MessageView> = {}): MessageView {
  return {
    id: `msg_${seq}`,
    roomId: 'rom_1',
    seq,
    clientId: `client-${seq}`,
    senderId: them,
    kind: 0,
    messageText: `Message ${seq}`,
    images: [],
    voiceNote: null,
    deal: null,
    sentAt: new Date(Date.UTC(2026, 10, 16, 8, 0, seq)).toISOString(),
    ...more,
  };
}

export function roomWith(more: Partial<RoomView> = {}): RoomView {
  const member = (userId: string, fullName: string) => ({
    userId,
    username: userId,
    fullName,
    avatar: null,
    isStaff: false,
    unreadMessagesCount: 0,
    deletedChat: false,
    deletedOn: null,
  });
  return {
    id: 'rom_1',
    name: `${me}_and_${them}`,
    type: 0,
    createdAt: '2026-11-16T08:00:00.000Z',
    createdBy: me,
    users: [me, them],
    members: [member(me, 'Ada Obi'), member(them, 'Tolu Adebayo')],
    hasPendingDeliveryRequest: false,
    pendingRequests: [],
    recentMessage: { messageText: '', readBy: [], sentAt: null, sentBy: null, kind: 0, images: 0, voiceMs: null, what: null },
    lastSeq: 0,
    deletedSeq: 0,
    readSeq: 0,
    other: { deliveredSeq: 0, readSeq: 0 },
    sale: null,
    presence: null,
    isMuted: false,
    can: { write: 'yes' },
    ...more,
  };
}

/** What the server answers of a room in which so many were written and the first ones were deleted. */
export function pageOf(all: readonly MessageView[], deletedSeq: number, stretch: Stretch, limit = 50): MessagePage {
  const visible = all.filter(({ seq }) => seq > deletedSeq);
  const items = cut(visible, stretch, limit);
  const first = items[0]?.seq ?? stretch.before ?? Number.POSITIVE_INFINITY;
  const last = items.at(-1)?.seq ?? Number.POSITIVE_INFINITY;
  return {
    items,
    hasOlder: visible.some(({ seq }) => seq < first),
    hasNewer: visible.some(({ seq }) => seq > last),
  };
}

function cut(visible: readonly MessageView[], { before, after, around }: Stretch, limit: number): MessageView[] {
  if (before !== undefined) return visible.filter(({ seq }) => seq < before).slice(-limit);
  if (after !== undefined) return visible.filter(({ seq }) => seq > after).slice(0, limit);
  if (around === undefined) return visible.slice(-limit);
  const older = visible.filter(({ seq }) => seq <= around).slice(-Math.ceil(limit / 2));
  return [...older, ...visible.filter(({ seq }) => seq > around).slice(0, Math.floor(limit / 2))];
}
