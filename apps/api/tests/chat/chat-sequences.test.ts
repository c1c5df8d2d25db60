import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreadChats } from '../../src/modules/chat/index.ts';
import {
  forget,
  letFloodPass,
  mark,
  messagesOf,
  mute,
  roomOf,
  roomsOf,
  set,
  twoInARoom,
  unmute,
  write,
} from '../support/chat.ts';
import type { Person } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

type Name = 'ada' | 'bayo';
type Act =
  | { readonly what: 'write' | 'delete' | 'mute' | 'unmute' | 'show' | 'hide'; readonly by: Name }
  | { readonly what: 'read' | 'receive'; readonly by: Name; readonly back: number };

const by = fc.constantFrom<Name>('ada', 'bayo');
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('write' as const), by }) },
  // Mostly up to the end, sometimes less far, and sometimes further than there is.
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('read' as const, 'receive' as const),
      by,
      back: fc.integer({ min: -1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('delete' as const, 'show' as const, 'hide' as const), by }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('mute' as const, 'unmute' as const), by }) },
);

/** What one of the two knows, as plainly as it can be said. */
type Side = {
  arrived: number;
  read: number;
  shown: number;
  deletedUpTo: number;
  isDeleted: boolean;
  hasMuted: boolean;
  shows: boolean;
};

function newSide(): Side {
  return { arrived: 0, read: 0, shown: 0, deletedUpTo: 0, isDeleted: false, hasMuted: false, shows: true };
}

class Model {
  readonly messages: Name[] = [];
  readonly sides: Record<Name, Side> = { ada: newSide(), bayo: newSide() };

  other(name: Name): Side {
    return this.sides[name === 'ada' ? 'bayo' : 'ada'];
  }

  unread(name: Name): number {
    const { read, deletedUpTo } = this.sides[name];
    return this.messages.filter((who, index) => who !== name && index + 1 > Math.max(read, deletedUpTo)).length;
  }

  /** The answer it should get. */
  perform(step: Act): number {
    const me = this.sides[step.by];
    const newest = this.messages.length;
    switch (step.what) {
      case 'write':
        return this.write(step.by);
      case 'read':
      case 'receive': {
        const upTo = Math.max(0, newest - step.back);
        if (upTo > newest) return 400;
        if (step.what === 'read' && upTo > me.read) {
          me.read = upTo;
          if (me.shows && !me.hasMuted) me.shown = upTo;
        }
        me.arrived = Math.max(me.arrived, upTo);
        return 204;
      }
      case 'delete':
        Object.assign(me, { deletedUpTo: newest, read: newest, isDeleted: true });
        return 204;
      case 'mute':
      case 'unmute':
        me.hasMuted = step.what === 'mute';
        return 200;
      case 'show':
      case 'hide':
        me.shows = step.what === 'show';
        return 200;
    }
  }

  write(name: Name): number {
    const me = this.sides[name];
    const hadReadAll = this.unread(name) === 0;
    const hadAll = me.arrived === this.messages.length;
    this.messages.push(name);
    if (hadReadAll) me.read = this.messages.length;
    if (hadAll) me.arrived = this.messages.length;
    for (const side of Object.values(this.sides)) side.isDeleted = false;
    return 201;
  }
}

describe('two people who write, read, delete and mute in any order', () => {
  async function perform(people: Record<Name, Person>, roomId: string, step: Act, newest: number): Promise<number> {
    const [me, other] = step.by === 'ada' ? [people.ada, people.bayo] : [people.bayo, people.ada];
    switch (step.what) {
      case 'write':
        return (await write(me, roomId, `message ${newest + 1}`)).status;
      case 'read':
        return (await mark(me, roomId, { readSeq: Math.max(0, newest - step.back) })).status;
      case 'receive':
        return (await mark(me, roomId, { deliveredSeq: Math.max(0, newest - step.back) })).status;
      case 'delete':
        return (await forget(me, roomId)).status;
      case 'mute':
        await mute(me, other);
        return 200;
      case 'unmute':
        await unmute(me, other);
        return 200;
      case 'show':
      case 'hide':
        await set(me, { showReadReceipts: step.what === 'show' });
        return 200;
    }
  }

  async function check(model: Model, name: Name, me: Person, roomId: string): Promise<void> {
    const [side, other] = [model.sides[name], model.other(name)];
    const room = await roomOf(me, roomId);
    expect(room, name).toMatchObject({
      lastSeq: model.messages.length,
      deletedSeq: side.deletedUpTo,
      readSeq: side.read,
      members: [{ unreadMessagesCount: model.unread(name), deletedChat: side.isDeleted }, {}],
      other: { deliveredSeq: other.arrived, readSeq: side.shows ? other.shown : null },
      isMuted: side.hasMuted,
      can: { write: 'yes' },
    });
    const { items } = await messagesOf(me, roomId);
    const seen = model.messages.map((_, index) => index + 1).filter((seq) => seq > side.deletedUpTo);
    expect(items.map(({ seq, messageText }) => [seq, messageText])).toEqual(seen.map((seq) => [seq, `message ${seq}`]));
    const isListed = model.messages.length > 0 && !side.isDeleted && !side.hasMuted;
    expect((await roomsOf(me)).map(({ id }) => id)).toEqual(isListed ? [roomId] : []);
    expect(await unreadChats(world.db, me.id)).toBe(isListed && model.unread(name) > 0 ? 1 : 0);
  }

  it('each see what is theirs to see, and what is unread is what the other wrote since', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 20 }), async (acts) => {
        await letFloodPass(world);
        const { roomId, ...people } = await twoInARoom(world);
        const model = new Model();
        for (const step of acts) {
          const status = await perform(people, roomId, step, model.messages.length);
          expect(status, JSON.stringify(step)).toBe(model.perform(step));
          await check(model, 'ada', people.ada, roomId);
          await check(model, 'bayo', people.bayo, roomId);
        }
      }),
      { numRuns: 12 },
    );
  });
});
