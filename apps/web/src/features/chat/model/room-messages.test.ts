import type { MessageView } from '@waybill/contract/chat/message-view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { me, messageWith, pageOf, them } from '../../../tests/chat-room.ts';
import type { Stretch } from '../api/list-messages.ts';
import {
  gapBehind,
  hasOlder,
  isKnown,
  nothingKnown,
  type RoomMessages,
  shownAt,
  stretchOf,
  withBounds,
  withMessage,
  withPage,
} from './room-messages.ts';
import { showMessages } from './shown-messages.ts';

const limit = 5;

type Happening =
  | { readonly kind: 'event'; readonly seq: number }
  | { readonly kind: 'jump'; readonly seq: number }
  | { readonly kind: 'asked'; readonly stretch: Stretch }
  | { readonly kind: 'older' }
  | { readonly kind: 'bounds' };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map((seq): Happening => ({ kind: 'event', seq })),
  fc.integer({ min: 1, max: 30 }).map((seq): Happening => ({ kind: 'jump', seq })),
  fc.record({
    kind: fc.constant('asked' as const),
    stretch: fc.oneof(
      fc.constant<Stretch>({}),
      fc.integer({ min: 1, max: 31 }).map((around): Stretch => ({ around })),
      fc.constant<Stretch>({ after: -1 }),
    ),
  }),
  fc.constantFrom<Happening>({ kind: 'older' }, { kind: 'bounds' }),
);

const world = fc.record({
  /** For each message, whether oneself wrote it. */
  writers: fc.array(fc.boolean(), { maxLength: 30 }),
  deleted: fc.nat(30),
  happenings: fc.array(happening, { maxLength: 40 }),
});

function messagesBy(writers: readonly boolean[]): MessageView[] {
  return writers.map((mine, index) => messageWith(index + 1, { senderId: mine ? me : them }));
}

function happen(room: RoomMessages, all: readonly MessageView[], deletedSeq: number, what: Happening): RoomMessages {
  const ask = (stretch: Stretch) => withPage(room, pageOf(all, deletedSeq, stretch, limit), stretch);
  if (what.kind === 'bounds') return withBounds(room, all.length, deletedSeq);
  if (what.kind === 'older') return ask({ before: stretchOf(room).from + 1 });
  if (what.kind === 'asked') return ask(what.stretch.after === -1 ? { after: stretchOf(room).to } : what.stretch);
  const message = all[what.seq - 1];
  // The server never sends a message that this person has deleted.
  if (!message || what.seq <= deletedSeq) return room;
  if (what.kind === 'event') return withMessage(room, message);
  return isKnown(room, what.seq) ? shownAt(room, what.seq) : room;
}

const numbers = (room: RoomMessages) =>
  showMessages({ messages: room, userId: me, other: undefined, waiting: [] }).map(({ seq }) => seq ?? 0);

function settle(start: RoomMessages, all: readonly MessageView[], deletedSeq: number): RoomMessages {
  let room = start;
  const ask = (stretch: Stretch) => {
    room = withPage(room, pageOf(all, deletedSeq, stretch, limit), stretch);
  };
  ask({});
  // A client that never stops asking would hang here, and in the browser.
  for (let asked = 0; gapBehind(room) !== null || hasOlder(room); asked += 1) {
    expect(asked, 'every answer leads on').toBeLessThan(20);
    const gap = gapBehind(room);
    ask(gap === null ? { before: stretchOf(room).from + 1 } : { after: gap });
  }
  return room;
}

describe('the known messages of a room', () => {
  it('show each message once and in order, whatever arrives in whichever order', () => {
    fc.assert(
      fc.property(world, ({ writers, deleted, happenings }) => {
        const all = messagesBy(writers);
        const deletedSeq = Math.min(deleted, all.length);
        let room = nothingKnown;
        for (const what of happenings) {
          room = happen(room, all, deletedSeq, what);
          const shown = numbers(room);
          expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
          expect(shown.every((seq) => seq > deletedSeq)).toBe(true);
          const { from, to } = stretchOf(room);
          const inStretch = shown.filter((seq) => seq <= to);
          expect(inStretch, 'no hole in what is shown').toEqual(Array.from({ length: to - from }, (_, n) => from + 1 + n));
        }
        expect(numbers(settle(room, all, deletedSeq)), 'and in the end all of it').toEqual(
          all.map(({ seq }) => seq).filter((seq) => seq > deletedSeq),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('end where nothing older comes, also when the server never said so', () => {
    const all = Array.from({ length: 8 }, (_, index) => messageWith(index + 1));
    // The first two are deleted; the third was announced before the newest page came.
    let room = withPage(withMessage(nothingKnown, messageWith(3)), pageOf(all, 2, {}, limit), {});
    expect(hasOlder(room)).toBe(true);
    room = withPage(room, pageOf(all, 2, { before: 3 }, limit), { before: 3 });
    expect(hasOlder(room)).toBe(false);
    expect(numbers(room)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('have no gap: it is filled from the last one known, and nothing behind it is shown before', () => {
    const all = Array.from({ length: 12 }, (_, index) => messageWith(index + 1));
    let room = withPage(nothingKnown, pageOf(all.slice(0, 9), 0, {}), {});
    room = withMessage(room, messageWith(12));
    expect(gapBehind(room)).toBe(9);
    expect(numbers(room).at(-1)).toBe(9);
    room = withPage(room, pageOf(all, 0, { after: 9 }), { after: 9 });
    expect(gapBehind(room)).toBeNull();
    expect(numbers(room)).toHaveLength(12);
  });

  it('stay in the past after a jump, and come back when one has read on to the newest', () => {
    const all = Array.from({ length: 30 }, (_, index) => messageWith(index + 1));
    let room = withPage(nothingKnown, pageOf(all, 0, {}, limit), {});
    room = withPage(room, pageOf(all, 0, { around: 10 }, limit), { around: 10 });
    expect(room.isFollowing).toBe(false);
    room = withMessage(room, messageWith(31));
    expect(numbers(room), 'a new one does not pull one away').toEqual([8, 9, 10, 11, 12]);
    expect(gapBehind(room)).toBeNull();
    for (let page = 0; page < 5; page += 1) {
      const after = stretchOf(room).to;
      room = withPage(room, pageOf([...all, messageWith(31)], 0, { after }, limit), { after });
    }
    expect(room.isFollowing).toBe(true);
    expect(numbers(room).at(-1)).toBe(31);
  });

  it('lose deleted ones, and take those that come after them', () => {
    const all = Array.from({ length: 4 }, (_, index) => messageWith(index + 1));
    let room = withPage(nothingKnown, pageOf(all, 0, {}), {});
    room = withBounds(room, 4, 4);
    expect(numbers(room)).toEqual([]);
    expect(hasOlder(room)).toBe(false);
    room = withMessage(room, messageWith(2));
    room = withMessage(room, messageWith(5));
    expect(numbers(room)).toEqual([5]);
  });

  it('begin with the first message of an empty room', () => {
    const room = withMessage(withPage(nothingKnown, pageOf([], 0, {}), {}), messageWith(1));
    expect(numbers(room)).toEqual([1]);
    expect(gapBehind(room)).toBeNull();
  });
});
