import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';

export const memberView = z.object({
  userId: idOf('user'),
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

export const roomView = z.object({
  id: idOf('room'),
  /** The ids of the two, joined. */
  name: z.string(),
  /** 0: a room for two. */
  type: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: idOf('user'),
  users: z.array(idOf('user')),
  /** Oneself first. */
  members: z.array(memberView),
  hasPendingDeliveryRequest: z.boolean(),
  /** In the list of rooms only whether there are some; in a room, all of them. */
  pendingRequests: z.array(pendingRequestView),
  recentMessage: z.object({
    /** Empty while nobody has written. */
    messageText: z.string(),
    readBy: z.array(idOf('user')),
    sentAt: z.nullable(z.iso.datetime()),
    sentBy: z.nullable(idOf('user')),
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
