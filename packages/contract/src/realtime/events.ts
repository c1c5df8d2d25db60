import * as z from 'zod/mini';
import { idOf } from '../ids.ts';

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
  /** Somebody liked or commented on something of one’s own, or asked to book it: load it again. */
  z.object({ type: z.literal('timeline.item-changed'), itemType: z.int(), itemId: z.string() }),
]);

/**
 * Told to everybody who is connected at that moment and kept for nobody: it has no number, and whoever misses it finds
 * out when they load the page.
 */
export const passingEvent = z.discriminatedUnion('type', [
  /** Something new is on the timeline: a good moment to look at its first page again. */
  z.object({ type: z.literal('timeline.grew') }),
]);

export type PassingEvent = z.infer<typeof passingEvent>;

export type RealtimeEvent = z.infer<typeof realtimeEvent>;
