import * as z from 'zod/mini';
import type { MessageView } from '../chat/message-view.ts';
import { idOf, idOfAny } from '../ids.ts';

/** Made by the server. Not checked here: this file travels to the browser, and the schema of times with it to every page. */
const moment = z.string();

/**
 * Everything the server may tell a browser by itself. Each event has a sequence number per person,
 * without gaps, so a browser that was away asks for what came after the last one it saw.
 */
export const realtimeEvent = z.discriminatedUnion('type', [
  /** A session ended elsewhere: the browser that holds it signs out at once. */
  z.object({ type: z.literal('session.ended'), sessionId: idOf('session') }),
  /** The browser was away for so long that events were cleared away: load everything again. */
  z.object({ type: z.literal('stream.reset') }),
  /** Money moved, or a payment ended: load the wallet again. */
  z.object({ type: z.literal('wallet.changed') }),
  /** Something about one’s own user changed: load it again. */
  z.object({ type: z.literal('user.changed') }),
  /** Somebody joined or left a business, or is something else in it now: load its people, or what one may do there, again. */
  z.object({ type: z.literal('business.changed'), businessId: idOf('user') }),
  /** A vehicle, a shift or somebody’s duty in a business changed: load its fleet again. */
  z.object({ type: z.literal('fleet.changed'), businessId: idOf('user') }),
  /** A like, comment or booking request on an item of one’s own: load it again. */
  z.object({ type: z.literal('timeline.item-changed'), itemType: z.int(), itemId: z.string() }),
  /** An order of one’s own has moved on: `what` is the name of the step in the order process, or of what else happened to it. */
  z.object({ type: z.literal('order.changed'), orderId: idOf('order'), what: z.string() }),
  /** Parcels that are to be fetched together were offered, taken back, taken or fetched: load their collection, and the orders, again. */
  z.object({ type: z.literal('collection.changed'), collectionId: idOf('collection') }),
  /** A sale of one’s own was ordered, paid, sent or ended: load it again. */
  z.object({ type: z.literal('sale.changed'), saleId: idOf('sale') }),
  /** A fee was named, accepted or given up: `withdrawn` by the side that named it, `stepped-back` by the side that had accepted it. */
  z.object({ type: z.literal('negotiation.changed'), packageId: idOf('package'), otherPartyId: idOf('user'), what: z.string() }),
  /** For a rider: an express parcel near them wants an answer until then. */
  z.object({ type: z.literal('express.ringing'), packageId: idOf('package'), until: moment }),
  /** For a rider who was rung: it is no longer to be had. */
  z.object({ type: z.literal('express.over'), packageId: idOf('package'), why: z.enum(['taken', 'withdrawn', 'unanswered']) }),
  /** For the sender: a rider let it pass, more riders are being rung, or there is nobody left to ask. */
  z.object({ type: z.literal('express.progress'), packageId: idOf('package'), what: z.enum(['declined', 'widened', 'nobody']) }),
  /** A message in a room of one’s own, also one’s own from another tab or device. Numbers of a room have no gaps: who misses one asks for it. */
  z.object({
    type: z.literal('chat.message'),
    message: z.custom<MessageView>((value) => value !== null && typeof value === 'object'),
  }),
  /** A message of somebody whom one has muted: it has arrived, and nothing is shown. */
  z.object({ type: z.literal('chat.waiting'), roomId: idOf('room'), seq: z.int() }),
  /**
   * The progress of a member in a room: what reached a device of theirs, and what they have read. `readSeq` is null for
   * those who may not know. One’s own goes to one’s other tabs and devices.
   */
  z.object({
    type: z.literal('chat.receipt'),
    roomId: idOf('room'),
    userId: idOfAny('user', 'buyer'),
    deliveredSeq: z.int(),
    readSeq: z.nullable(z.int()),
  }),
  /** A chat was deleted on another tab or device, or the permissions in the room have changed: load it again. */
  z.object({ type: z.literal('chat.room-changed'), roomId: idOf('room'), what: z.enum(['deleted', 'requests', 'muting']) }),
  /** `id` where it concerns one notification, null where it concerns them all. */
  z.object({
    type: z.literal('notification.changed'),
    what: z.enum(['added', 'seen', 'cleared', 'restored']),
    id: z.nullable(idOf('notification')),
  }),
]);

/**
 * Sent to everybody who is connected at that moment and not stored: it has no number, and a browser that misses it finds
 * out when they load the page.
 */
export const passingEvent = z.union([
  /** Something new is on the timeline: a good moment to look at its first page again. */
  z.object({ type: z.literal('timeline.grew') }),
  /** For those who follow a parcel: its position. Sent to them alone, and not stored either. */
  z.object({
    type: z.literal('order.moved'),
    orderId: idOf('order'),
    latitude: z.number(),
    longitude: z.number(),
    at: moment,
  }),
  /** For the other one in a room: somebody is writing at this moment. */
  z.object({ type: z.literal('chat.typing'), roomId: idOf('room'), userId: idOf('user') }),
]);

export type PassingEvent = z.infer<typeof passingEvent>;

export type RealtimeEvent = z.infer<typeof realtimeEvent>;
