import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEventStream, type StreamMessage } from '@waybill/client/event-stream';
import type { MessageView } from '@waybill/contract/chat/message-view';
import type { Seated } from './crowd.ts';

export type ChatClient = {
  readonly person: Seated;
  /** The messages received, in order. */
  readonly received: readonly StreamMessage[];
  /** The number of connections made so far. */
  readonly connections: () => number;
  /** Says something until it is acknowledged, under one client id; answers what was acknowledged. */
  send(roomId: string, messageText: string): Promise<MessageView>;
  leave(): Promise<void>;
};

/** One open tab: it comes back to any node as often as its line is cut, and asks for what came after the last it saw. */
export function openChatClient(person: Seated, origins: readonly string[], random: () => number): ChatClient {
  const received: StreamMessage[] = [];
  const leaving = new AbortController();
  const authorization = `Bearer ${person.token}`;
  const anyNode = () => origins[Math.floor(random() * origins.length)] ?? '';
  let connections = 0;

  async function stay(): Promise<void> {
    let lastSeen = 0;
    while (!leaving.signal.aborted) {
      try {
        const { body, ok } = await fetch(`${anyNode()}/api/realtime?after=${lastSeen}`, {
          headers: { authorization },
          signal: leaving.signal,
        });
        if (!body || !ok) throw new Error('No stream');
        connections += 1;
        for await (const message of readEventStream(body)) {
          received.push(message);
          lastSeen = message.seq ?? lastSeen;
        }
      } catch {
        await sleep(20 + random() * 80);
      }
    }
  }
  const staying = stay();

  async function send(roomId: string, messageText: string): Promise<MessageView> {
    const body = JSON.stringify({ clientId: randomUUID(), messageText });
    for (;;) {
      try {
        const response = await fetch(`${anyNode()}/api/chatrooms/${roomId}/messages`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body,
        });
        if (response.status === 201) return (await response.json()) as MessageView;
        // A node that has lost its database for a moment, or a flood of tries: both pass. Anything else is a refusal.
        const words = await response.text();
        if (response.status !== 503 && response.status !== 429) throw new Refused(`${response.status} ${words}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      await sleep(20 + random() * 80);
    }
  }

  return {
    person,
    received,
    connections: () => connections,
    send,
    async leave() {
      leaving.abort();
      await staying;
    },
  };
}

class Refused extends Error {}
