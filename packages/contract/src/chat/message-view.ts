import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { voiceNoteView } from '../files/voice-note-view.ts';
import { idOf, idOfAny } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { outcomeView } from '../orders/outcome.ts';

/** Text 0: what somebody wrote or showed. Deal 1: something happened between the two about a parcel; nobody wrote it. */
export const messageKinds = { text: 0, deal: 1 } as const;

/** A step of a delivery, for a card in the room that leads to the request or the order. */
export const dealView = z.object({
  packageId: idOf('package'),
  /** The traveller or business whose offer to carry, or whose trip, it is about. */
  carrierId: idOf('user'),
  orderId: z.nullable(idOf('order')),
  /** The name of what happened, one of `dealNames`: a step in the order process (`order.accepted`), or what became of a fee. */
  what: z.string(),
  /** The fee it is about, where there is one. */
  amount: z.nullable(amountView),
  /** For the sender: the charge for sending that is paid beside it, 0 where a credit paid it. Null for the carrier. */
  charge: z.nullable(amountView),
  currency: z.nullable(currencyCode),
  /** The decision of staff and the shares of both sides, for `dispute.decided`. */
  outcome: z.optional(outcomeView),
});

export const messageView = z.object({
  id: idOf('message'),
  roomId: idOf('room'),
  /** 1, 2, 3 … within the room, without gaps, in the order in which everybody sees them. */
  seq: z.int(),
  /** Made by whoever sent it, before it was sent: the same one again is the same message. */
  clientId: z.string(),
  senderId: idOfAny('user', 'buyer'),
  kind: z.int(),
  messageText: z.string(),
  images: z.array(imageView),
  voiceNote: z.nullable(voiceNoteView),
  deal: z.nullable(dealView),
  sentAt: z.iso.datetime(),
});

export type DealView = z.infer<typeof dealView>;
export type MessageView = z.infer<typeof messageView>;
