import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamMessage } from '@waybill/client/event-stream';
import { readEventStream } from '@waybill/client/event-stream';
import { openStream } from '@waybill/contract/realtime/open-stream';
import type { Member } from '../../../bench/support/members.ts';
import { markOf, type Write } from './load.ts';

export type Followers = {
  /** How often a stream had to be opened again. */
  timesResumed(): number;
  /** Attempts to open a stream that were refused or found nobody. */
  timesRefused(): number;
  /** Numbers that were left out, came twice, or were skipped by the server. */
  gaps(): number;
  events(): number;
  /** Acknowledged messages that not both members of their room have heard of, once each. */
  unheard(writes: readonly Write[]): readonly Write[];
  stop(): Promise<void>;
};

const pauseMs = 200;

/** The open streams of people, each resumed behind the last number it has, as browsers do. */
export async function followMembers(members: readonly Member[], origin: string): Promise<Followers> {
  const stopping = new AbortController();
  const heard = new Map<string, number>();
  const counts = { resumed: 0, refused: 0, gaps: 0, events: 0 };

  async function follow(member: Member, onOpen: () => void): Promise<void> {
    let last: number | undefined;
    let isOpen = false;
    const begin = (seq: number) => {
      if (last !== undefined && isOpen === false) counts.resumed += 1;
      isOpen = true;
      last ??= seq;
      onOpen();
    };
    const take = ({ seq, event }: StreamMessage) => {
      if (seq === undefined) return;
      if (seq !== (last ?? seq - 1) + 1 || event.type === 'stream.reset') counts.gaps += 1;
      last = seq;
      counts.events += 1;
      if (event.type === 'chat.message') {
        const text = event.message.messageText ?? '';
        heard.set(text, (heard.get(text) ?? 0) + 1);
      }
    };
    while (!stopping.signal.aborted) {
      try {
        const query = last === undefined ? {} : { after: last };
        const body = await member.at(origin).stream(openStream, { query, signal: stopping.signal });
        for await (const message of readEventStream(body, undefined, begin)) take(message);
      } catch {
        if (!stopping.signal.aborted && !isOpen) counts.refused += 1;
      }
      isOpen = false;
      await sleep(pauseMs);
    }
  }

  const opened: Promise<void>[] = [];
  const following = members.map((member) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    opened.push(promise);
    return follow(member, resolve);
  });
  await Promise.all(opened);
  return {
    timesResumed: () => counts.resumed,
    timesRefused: () => counts.refused,
    gaps: () => counts.gaps,
    events: () => counts.events,
    unheard: (writes) =>
      writes.filter(
        ({ kind, key, acknowledgedAt }) => kind === 'message' && acknowledgedAt !== undefined && heard.get(markOf(key)) !== 2,
      ),
    async stop() {
      stopping.abort();
      await Promise.all(following);
    },
  };
}
