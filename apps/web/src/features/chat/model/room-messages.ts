import type { MessageView } from '@waybill/contract/chat/message-view';
import type { MessagePage, Stretch } from '../api/list-messages.ts';

/**
 * The messages known of a room. Numbers have no gaps, so a missed one shows: pages, stream events and answers
 * may come in any order, twice or not at all, and are laid together by their numbers.
 */
export type RoomMessages = {
  readonly known: ReadonlyMap<number, MessageView>;
  /** The stretch that is shown: up and down from here as far as no number is missing. Null: nothing was loaded yet. */
  readonly at: number | null;
  /** At the end, where new ones are added; or somewhere in the past, after a jump. */
  readonly isFollowing: boolean;
  /** The newest number announced. */
  readonly newest: number;
  /** Up to here there is nothing: it was deleted, or never was. */
  readonly floor: number;
};

export const nothingKnown: RoomMessages = { known: new Map(), at: null, isFollowing: true, newest: 0, floor: 0 };

/** The stretch that is shown: behind `from`, up to and including `to`. */
export function stretchOf({ known, at, floor }: RoomMessages): { readonly from: number; readonly to: number } {
  const start = Math.max(at ?? floor, floor);
  let from = start;
  while (from > floor && known.has(from)) from -= 1;
  let to = start;
  while (known.has(to + 1)) to += 1;
  return { from, to };
}

export function hasOlder(room: RoomMessages): boolean {
  return room.at !== null && stretchOf(room).from > room.floor;
}

/** Something stands behind what is shown, and one is not simply waiting for it to be fetched. */
export function hasNewer(room: RoomMessages): boolean {
  return !room.isFollowing;
}

/** The number behind which something is missing that should be shown; null if nothing is. */
export function gapBehind(room: RoomMessages): number | null {
  if (room.at === null || !room.isFollowing) return null;
  const { to } = stretchOf(room);
  return to < room.newest ? to : null;
}

/** A message arrived: by the stream, or as the answer to sending it. */
export function withMessage(room: RoomMessages, message: MessageView): RoomMessages {
  if (room.known.has(message.seq) || message.seq <= room.floor) return room;
  const known = new Map(room.known).set(message.seq, message);
  return { ...room, known, newest: Math.max(room.newest, message.seq) };
}

/** A page arrived, and this is what was asked for. */
export function withPage(room: RoomMessages, page: MessagePage, asked: Stretch): RoomMessages {
  const known = new Map(room.known);
  for (const message of page.items) if (message.seq > room.floor) known.set(message.seq, message);
  const last = page.items.at(-1)?.seq ?? 0;
  const laid = { ...room, known, newest: Math.max(room.newest, last), floor: floorBy(room, page, asked) };
  if (asked.before !== undefined) return laid;
  if (asked.after !== undefined) return caughtUp(laid, page);
  if (asked.around === undefined) return { ...laid, at: Math.max(last, laid.floor), isFollowing: true };
  const isThere = known.has(asked.around);
  return caughtUp({ ...laid, at: isThere ? asked.around : last, isFollowing: false }, page);
}

/** Applies the room’s own bounds: its newest number, and the number up to which it was deleted. */
export function withBounds(room: RoomMessages, newest: number, floor: number): RoomMessages {
  if (newest <= room.newest && floor <= room.floor) return room;
  const isCut = floor > room.floor;
  const known = isCut ? new Map([...room.known].filter(([seq]) => seq > floor)) : room.known;
  return { ...room, known, newest: Math.max(room.newest, newest), floor: Math.max(room.floor, floor) };
}

/** Whether a message can be shown without asking for anything. */
export function isKnown(room: RoomMessages, seq: number): boolean {
  return room.known.has(seq);
}

/** Shows the stretch around a message that is known. */
export function shownAt(room: RoomMessages, seq: number): RoomMessages {
  const moved = { ...room, at: seq };
  return { ...moved, isFollowing: stretchOf(moved).to >= room.newest };
}

function floorBy({ floor }: RoomMessages, { items, hasOlder }: MessagePage, { before = 0, after }: Stretch): number {
  const first = items[0]?.seq;
  // An empty page before a number: nothing older exists.
  if (first === undefined) return Math.max(floor, before - 1);
  // Behind a number there is no hole but what oneself has deleted.
  const isBottom = after === undefined ? !hasOlder : first > after + 1;
  return isBottom ? Math.max(floor, first - 1) : floor;
}

/** Follows new messages again once a reader has scrolled from the past to the newest. */
function caughtUp(room: RoomMessages, { items, hasNewer }: MessagePage): RoomMessages {
  const { to } = stretchOf(room);
  const isMore = hasNewer && items.at(-1)?.seq === to;
  return room.isFollowing || isMore || to < room.newest ? room : { ...room, isFollowing: true };
}
