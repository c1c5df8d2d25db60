import type { BuyerMessageView } from '@waybill/contract/chat/buyer-message-view';
import type { MessageView } from '@waybill/contract/chat/message-view';
import type { PendingRequestView, RoomView } from '@waybill/contract/chat/room-view';
import type { ImageView } from '@waybill/contract/files/image-view';
import { toMajor } from '@waybill/contract/money';
import type { Purchase } from '../sales/index.ts';
import { isBuyer } from './buyers.ts';
import type { MessageRow } from './storage/messages.ts';
import type { RoomRow } from './storage/rooms.ts';

/** A message as one of the two reads it. */
export function messageViewOf(row: MessageRow, images: readonly ImageView[], viewerId: string): MessageView {
  const { id, roomId, seq, clientId, senderId, kind, body, voiceNoteId, voiceMs, deal, chargeMinor, sentAt } = row;
  return {
    id,
    roomId,
    seq,
    clientId,
    senderId,
    kind,
    messageText: body,
    images: [...images],
    voiceNote: voiceNoteId === null || voiceMs === null ? null : { publicId: voiceNoteId, durationMs: voiceMs },
    deal: deal && { ...deal, charge: chargeMinor === null || deal.carrierId === viewerId ? null : toMajor(BigInt(chargeMinor)) },
    sentAt: sentAt.toISOString(),
  };
}

/** Parts of a room view that other modules know. */
export type Surroundings = Pick<RoomView, 'presence' | 'can'> & {
  readonly pending: readonly PendingRequestView[];
  readonly purchase: Purchase | undefined;
};

const typeForTwo = 0;

export function roomViewOf(room: RoomRow, viewerId: string, { presence, can, pending, purchase }: Surroundings): RoomView {
  return {
    id: room.id,
    name: `${room.userA}_and_${room.userB}`,
    type: typeForTwo,
    createdAt: room.createdAt.toISOString(),
    createdBy: room.createdBy,
    users: [room.userA, room.userB],
    members: membersOf(room, viewerId),
    hasPendingDeliveryRequest: pending.length > 0,
    pendingRequests: [...pending],
    recentMessage: {
      messageText: room.newestText ?? '',
      readBy: readersOf(room, viewerId),
      sentAt: room.newestSentAt?.toISOString() ?? null,
      sentBy: room.newestSentBy,
      kind: room.newestKind ?? 0,
      images: room.newestImages ?? 0,
      voiceMs: room.newestVoiceMs,
      what: room.newestWhat,
    },
    lastSeq: room.lastSeq,
    deletedSeq: room.deletedSeq,
    readSeq: room.readSeq,
    other: { deliveredSeq: room.otherDeliveredSeq, readSeq: room.showsReceipts ? room.otherShownReadSeq : null },
    sale: purchase ? saleOf(purchase) : null,
    presence,
    isMuted: room.hasMuted,
    can,
  };
}

function saleOf({ saleId, title, chat, chatUntil }: Purchase): NonNullable<RoomView['sale']> {
  return { id: saleId, title, chat, chatUntil: chatUntil?.toISOString() ?? null };
}

/** A message as the buyer reads it. */
export function buyerMessageViewOf(message: MessageView): BuyerMessageView {
  const { seq, clientId, senderId, messageText, images, sentAt } = message;
  const isMine = isBuyer(senderId);
  return { seq, clientId: isMine ? clientId : null, isMine, messageText, images, sentAt };
}

function membersOf(room: RoomRow, viewerId: string): RoomView['members'] {
  return [
    {
      userId: viewerId,
      username: room.username,
      fullName: room.fullName,
      avatar: room.avatar,
      isStaff: room.isStaff,
      unreadMessagesCount: room.unread,
      deletedChat: room.isDeleted,
      deletedOn: room.deletedOn?.toISOString() ?? null,
    },
    {
      userId: room.otherId,
      username: room.otherUsername,
      fullName: room.otherFullName,
      avatar: room.otherAvatar,
      isStaff: room.isOtherStaff,
      unreadMessagesCount: 0,
      deletedChat: false,
      deletedOn: null,
    },
  ];
}

/** Readers of the newest message. Its author has read it; the other one shows only as far as both settings allow. */
function readersOf(room: RoomRow, viewerId: string): string[] {
  if (room.newestSentBy === null) return [];
  const hasOtherRead = room.showsReceipts && room.otherShownReadSeq >= room.lastSeq;
  return [
    ...(room.newestSentBy === viewerId || room.readSeq >= room.lastSeq ? [viewerId] : []),
    ...(room.newestSentBy === room.otherId || hasOtherRead ? [room.otherId] : []),
  ];
}
