import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProblem } from '@waybill/client/failures';
import { createRoom } from '@waybill/contract/chat/create-room';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { createPost } from '@waybill/contract/timeline/create-post';
import { type Member, memberPin } from '../../../bench/support/members.ts';
import { sampleParcel } from '../../../bench/support/parcels.ts';

const writeKinds = ['message', 'post', 'parcel'] as const;
type WriteKind = (typeof writeKinds)[number];

/** Something a person did. Sent again with the same key it is the same act; the key stands in its text as well, so that it can be found. */
export type Write = {
  readonly kind: WriteKind;
  readonly key: string;
  readonly by: string;
  readonly begunAt: number;
  /** When the answer came that it is done, and what it was called there; undefined as long as nobody knows. */
  acknowledgedAt?: number;
  id?: string;
};

/** One request: what became of it. `failed` is a lost connection or a 5xx, which is tried again with the same key. */
type Attempt = {
  readonly begunAt: number;
  readonly endedAt: number;
  readonly outcome: 'done' | 'failed';
  readonly why: string;
};

export type Load = {
  /** Every write so far, in the order in which they were begun. */
  readonly writes: readonly Write[];
  readonly attempts: readonly Attempt[];
  acknowledged(): readonly Write[];
  /** Begins nothing new; what is under way is tried until it is answered, for so long at most. */
  stop(patienceMs?: number): Promise<void>;
};

type Options = {
  /** Asked before each request, so that it may change. */
  readonly origin: () => string;
  readonly members: readonly Member[];
  /** How many do something at the same time. */
  readonly inFlight: number;
  /** What each of them rests between two acts. */
  readonly restMs?: number;
};

const again = { afterMs: 100, mostMs: 1_000 };

/**
 * People who do things through HTTP until they are told to stop: messages, posts, and parcels with money held for them. Each is sent
 * until it is acknowledged, always with its own key, as our app does.
 */
export async function startLoad({ origin, members, inFlight, restMs = 0 }: Options): Promise<Load> {
  const writes: Write[] = [];
  const attempts: Attempt[] = [];
  const rooms = await roomsOf(members, origin());
  let isStopping = false;
  let givesUpAt = Number.POSITIVE_INFINITY;

  async function perform(write: Write, member: Member): Promise<void> {
    for (;;) {
      const begunAt = Date.now();
      try {
        write.id = await actsByKind[write.kind](member, { origin: origin(), key: write.key, roomId: rooms.get(member.id) ?? '' });
        write.acknowledgedAt = Date.now();
        attempts.push({ begunAt, endedAt: write.acknowledgedAt, outcome: 'done', why: '' });
        return;
      } catch (error) {
        const { status = 0, retryAfterSeconds = undefined } = error instanceof ApiProblem ? error.problem : {};
        // On a fast machine people come to the limits that they have. They wait a while; one that is refused to the end was never asked for.
        if (status === 429) {
          if (isStopping) {
            writes.splice(writes.indexOf(write), 1);
            return;
          }
          await sleep(Math.min(retryAfterSeconds ?? 1, 5) * 1_000);
          continue;
        }
        // A refusal is an answer: the drill has asked for something wrong, or the product has forgotten somebody.
        if (status >= 400 && status < 500) throw error;
        const answer = `${status}${retryAfterSeconds === undefined ? ' without Retry-After' : ''}`;
        attempts.push({ begunAt, endedAt: Date.now(), outcome: 'failed', why: status ? answer : String(error) });
        if (Date.now() > givesUpAt) return;
        await sleep(Math.min(Math.max((retryAfterSeconds ?? 0) * 1_000, again.afterMs), again.mostMs));
      }
    }
  }

  let turn = 0;
  const lanes = Array.from({ length: inFlight }, async () => {
    while (!isStopping) {
      const member = members[turn % members.length];
      // Each person does each kind in turn.
      const kind = writeKinds[Math.floor(turn / members.length) % writeKinds.length];
      turn += 1;
      if (!member || !kind) throw new Error('A load needs people.');
      const write: Write = { kind, key: randomUUID(), by: member.id, begunAt: Date.now() };
      writes.push(write);
      await perform(write, member);
      if (restMs > 0) await sleep(restMs);
    }
  });
  const all = Promise.all(lanes);
  // Whoever stops the load hears of it.
  all.catch(() => undefined);
  return {
    writes,
    attempts,
    acknowledged: () => writes.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined),
    async stop(patienceMs = 30_000) {
      isStopping = true;
      givesUpAt = Date.now() + patienceMs;
      await all;
    },
  };
}

type How = { readonly origin: string; readonly key: string; readonly roomId: string };

const actsByKind: Record<WriteKind, (member: Member, how: How) => Promise<string>> = {
  message: async (member, { origin, key, roomId }) =>
    (await member.at(origin).call(sendMessage, { params: { roomId }, body: { clientId: key, messageText: markOf(key) } })).id,
  post: async (member, { origin, key }) =>
    (await member.at(origin).call(createPost, { body: { message: markOf(key) }, idempotencyKey: key })).id,
  parcel: async (member, { origin, key }) =>
    (
      await member.at(origin).call(createPackage, {
        body: { ...sampleParcel(memberPin), description: markOf(key) },
        idempotencyKey: key,
      })
    ).id,
};

/** The words that a write leaves behind: its key, by which it is found. */
export function markOf(key: string): string {
  return `Drill ${key}`;
}

/** Each writes to the next one, the last to the first. */
async function roomsOf(members: readonly Member[], origin: string): Promise<ReadonlyMap<string, string>> {
  const rooms = new Map<string, string>();
  for (const [index, member] of members.entries()) {
    const other = members[(index + 1) % members.length];
    if (!other || other.id === member.id) throw new Error('A load needs two people or more.');
    rooms.set(member.id, (await member.at(origin).call(createRoom, { body: { userId: other.id } })).id);
  }
  return rooms;
}
