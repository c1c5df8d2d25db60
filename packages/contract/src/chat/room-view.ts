import * as z from 'zod/mini';
import { idOf, idOfAny } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';

export const memberView = z.object({
  /** A buyer of something sold by a link has no account, and an id of their own kind. */
  userId: idOfAny('user', 'buyer'),
  /** Of a buyer: their first name and “, buyer”, which nobody can have as a username. */
  username: z.string(),
  fullName: z.string(),
  avatar: z.nullable(z.string()),
  /** Staff, or the support account: drawn as a badge. Set by the server alone, so it cannot be typed into a name. */
  isStaff: z.boolean(),
  /** The rest is each one’s own affair: of the other one it is always 0, false and null. */
  unreadMessagesCount: z.int(),
  deletedChat: z.boolean(),
  deletedOn: z.nullable(z.iso.datetime()),
});

/** As far as they allow it, and only for those who allow it themselves. */
export const presenceView = z.object({
  isHere: z.boolean(),
  /** Null when they have not been here since they allowed it. */
  lastHereAt: z.nullable(z.iso.datetime()),
});

/** A delivery that the two are talking about and that waits for an answer of either. */
export const pendingRequestView = z.object({
  packageId: idOf('package'),
  /** The other one of the two, as the details of the request are asked for by. */
  userId: idOf('user'),
  orderId: z.nullable(idOf('order')),
  /** `order`: somebody asked to carry it or to have it carried. `fee`: an amount was named or agreed on. */
  about: z.enum(['order', 'fee']),
  needsMe: z.boolean(),
  pickup: z.string(),
  dropOff: z.string(),
  /** The fee that was asked for or named. */
  fee: amountView,
  /** For the sender: the charge for sending that is paid beside it, 0 where a credit paid it. Null for the carrier. */
  charge: z.nullable(amountView),
  currency: currencyCode,
});

export const saleOfRoomView = z.object({
  id: idOf('sale'),
  title: z.string(),
  /** `gone`: they are no longer the buyer. `over`: the sale has ended, and the time after it to write to each other. */
  chat: z.enum(['open', 'gone', 'over']),
  /** Until when they can write to each other; null while the sale has not ended. */
  chatUntil: z.nullable(z.iso.datetime()),
});

export const roomView = z.object({
  id: idOf('room'),
  /** The ids of the two, joined. */
  name: z.string(),
  /** 0: a room for two. */
  type: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: idOfAny('user', 'buyer'),
  users: z.array(idOfAny('user', 'buyer')),
  /** Oneself first. */
  members: z.array(memberView),
  hasPendingDeliveryRequest: z.boolean(),
  /** In the list of rooms only whether there are some; in a room, all of them. */
  pendingRequests: z.array(pendingRequestView),
  recentMessage: z.object({
    /** Empty while nobody has written. */
    messageText: z.string(),
    readBy: z.array(idOfAny('user', 'buyer')),
    sentAt: z.nullable(z.iso.datetime()),
    sentBy: z.nullable(idOfAny('user', 'buyer')),
    kind: z.int(),
    images: z.int(),
    /** The length of a voice note, in milliseconds. */
    voiceMs: z.nullable(z.int()),
    /** The name of what happened, where it is a deal. */
    what: z.nullable(z.string()),
  }),
  /** The newest number in the room, and the last one that oneself has deleted: what is shown lies between. */
  lastSeq: z.int(),
  deletedSeq: z.int(),
  /** The number of the last message that the viewer has read. */
  readSeq: z.int(),
  /** The progress of the other member; `readSeq` is null where the viewer may not know. */
  other: z.object({ deliveredSeq: z.int(), readSeq: z.nullable(z.int()) }),
  /** For a seller: what the other one has ordered from them; null where the two are members. */
  sale: z.nullable(saleOfRoomView),
  presence: z.nullable(presenceView),
  /** The viewer has muted the other member: their messages arrive without a sound, and the room is not in the list. */
  isMuted: z.boolean(),
  can: z.object({
    /** `no`: they take no messages from oneself, or are gone. */
    write: z.enum(['yes', 'no']),
  }),
});

export type PresenceView = z.infer<typeof presenceView>;
export type RoomView = z.infer<typeof roomView>;
export type PendingRequestView = z.infer<typeof pendingRequestView>;
