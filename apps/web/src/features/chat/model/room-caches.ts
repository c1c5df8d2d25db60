import type { QueryClient } from '@tanstack/react-query';
import type { MessageView } from '@waybill/contract/chat/message-view';
import type { RoomView } from '@waybill/contract/chat/room-view';

type Rooms = { readonly items: RoomView[] };

/** A message in a room: the room as it is with it. Applied twice, it changes nothing more. */
export function withNewest(room: RoomView, message: MessageView, userId: string): RoomView {
  if (message.seq <= room.lastSeq) return room;
  const isOwn = message.senderId === userId;
  const [self, ...others] = room.members;
  const members = self && !isOwn ? [{ ...self, unreadMessagesCount: self.unreadMessagesCount + 1 }, ...others] : room.members;
  const isAllRead = isOwn && self?.unreadMessagesCount === 0;
  return {
    ...room,
    lastSeq: message.seq,
    readSeq: isAllRead ? message.seq : room.readSeq,
    members,
    recentMessage: {
      messageText: message.messageText,
      readBy: [message.senderId],
      sentAt: message.sentAt,
      sentBy: message.senderId,
      kind: message.kind,
      images: message.images.length,
      voiceMs: message.voiceNote?.durationMs ?? null,
      what: message.deal?.what ?? null,
    },
  };
}

/** Oneself has read up to here, in this tab or another. */
export function withOwnRead(room: RoomView, readSeq: number, userId: string): RoomView {
  if (readSeq <= room.readSeq) return room;
  const [self, ...others] = room.members;
  if (!self) return room;
  // One’s own messages among the rest count for nothing, which only the server knows; never more than before.
  const unreadMessagesCount = Math.min(self.unreadMessagesCount, Math.max(0, room.lastSeq - readSeq));
  return {
    ...room,
    readSeq,
    members: [{ ...self, unreadMessagesCount }, ...others],
    recentMessage: readSeq >= room.lastSeq ? readBy(room, userId) : room.recentMessage,
  };
}

/** The other one has come this far. Words of the stream never lead back. */
export function withOtherReceipt(room: RoomView, otherId: string, deliveredSeq: number, readSeq: number | null): RoomView {
  const { other } = room;
  const next = {
    deliveredSeq: Math.max(other.deliveredSeq, deliveredSeq),
    readSeq: readSeq === null ? other.readSeq : Math.max(other.readSeq ?? 0, readSeq),
  };
  if (next.deliveredSeq === other.deliveredSeq && next.readSeq === other.readSeq) return room;
  const isRead = next.readSeq !== null && next.readSeq >= room.lastSeq;
  return { ...room, other: next, recentMessage: isRead ? readBy(room, otherId) : room.recentMessage };
}

/**
 * Merges an answer with what is known already: it may have been on its way while more events came, or come from a server
 * that does not know yet what was just read here. Numbers never lead back.
 */
export function withKnown(answer: RoomView, known: RoomView | undefined): RoomView {
  if (!known) return answer;
  const { lastSeq, members, recentMessage } = known;
  const room = lastSeq > answer.lastSeq ? { ...answer, lastSeq, members, recentMessage } : answer;
  const [self, other] = room.members;
  if (!self || !other) return room;
  // A null from the server means that they no longer share what they read: an older number must not be shown.
  const otherRead = answer.other.readSeq === null ? null : known.other.readSeq;
  const read = withOwnRead(room, known.readSeq, self.userId);
  return withOtherReceipt(read, other.userId, known.other.deliveredSeq, otherRead);
}

function readBy({ recentMessage }: RoomView, userId: string): RoomView['recentMessage'] {
  if (recentMessage.readBy.includes(userId)) return recentMessage;
  return { ...recentMessage, readBy: [...recentMessage.readBy, userId] };
}

/** Changes a room wherever it was loaded: by itself, and in the lists, which stay in their order. */
export function changeRoom(queries: QueryClient, roomId: string, change: (room: RoomView) => RoomView): void {
  // Undefined leaves it as it is: what is the same would be drawn again all the same.
  const changed = (room: RoomView | undefined) => {
    const next = room && change(room);
    return next === room ? undefined : next;
  };
  queries.setQueryData<RoomView>(['chat', 'room', roomId], changed);
  queries.setQueriesData<Rooms>({ queryKey: ['chat', 'rooms'] }, (rooms) => {
    const next = changed(rooms?.items.find(({ id }) => id === roomId));
    return rooms && next && { ...rooms, items: newestFirst(rooms.items.map((room) => (room.id === roomId ? next : room))) };
  });
}

/** Whether the list shows it: what it does not show, it must load. */
export function isListed(queries: QueryClient, roomId: string): boolean {
  const lists = queries.getQueriesData<Rooms>({ queryKey: ['chat', 'rooms', ''] });
  return lists.every(([, rooms]) => rooms === undefined || rooms.items.some(({ id }) => id === roomId));
}

/** As the server orders them; those in which nobody has written stand by the day they were made. */
function newestFirst(rooms: readonly RoomView[]): RoomView[] {
  const when = ({ recentMessage, createdAt }: RoomView) => recentMessage.sentAt ?? createdAt;
  return [...rooms].sort((a, b) => when(b).localeCompare(when(a)));
}
