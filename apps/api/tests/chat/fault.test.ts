import type { MessageView } from '@waybill/contract/chat/message-view';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { type ChatClient, openChatClient } from '../support/chat-client.ts';
import { type Seated, type SeatedRoom, seatCrowd, seatRooms } from '../support/crowd.ts';
import { type FlakyProxy, startFlakyProxy } from '../support/flaky-proxy.ts';
import { describeOverEachBus } from '../support/redis.ts';
import { rounds } from '../support/rounds.ts';
import { type SpawnedProgram, spawnProgram } from '../support/spawned-program.ts';
import { useWorld } from '../support/world.ts';

const people = rounds(60, 120);
const clients = rounds(100, 200);
const rooms = rounds(50, 100);
const messagesEach = 3;
const messages = rooms * 2 * messagesEach;
const writingAtOnce = 40;

/** Mulberry32: the same seed, the same faults (as far as time allows). Name one to see it again. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describeOverEachBus('many clients in many rooms while lines are cut and a node is killed', (environment) => {
  const world = useWorld({ ...environment, ROLES: 'http' });
  const nodes: SpawnedProgram[] = [];
  const proxies: FlakyProxy[] = [];
  const crowd: ChatClient[] = [];

  const startNode = (port?: string) =>
    spawnProgram({
      DATABASE_URL: world.databaseUrl,
      ROLES: 'http,realtime',
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'silent',
      ...environment,
      ...(port ? { PORT: port } : {}),
    });

  beforeAll(async () => {
    nodes.push(...(await Promise.all([startNode(), startNode()])));
    await Promise.all(nodes.map(({ isUp }) => isUp));
    for (const { origin } of nodes) proxies.push(await startFlakyProxy(Number(new URL(origin).port)));
  });

  afterAll(async () => {
    await Promise.all(crowd.map((client) => client.leave()));
    for (const proxy of proxies) await proxy.close();
    for (const { child, exitCode } of nodes) {
      child.kill('SIGTERM');
      await exitCode;
    }
  });

  /**
   * Cuts some lines after every ten messages, and kills the second node when a third of all is said; it is started again at
   * once and comes back when it comes back. By what was said and not by the clock: a slow machine has no more trouble than a quick one.
   */
  function createTrouble(random: () => number) {
    let sentCount = 0;
    let cuts = 0;
    let comingBack = Promise.resolve();
    const killAndRestart = async () => {
      const [, victim] = nodes;
      victim?.child.kill('SIGKILL');
      expect(await victim?.exitCode).toBeNull();
      const again = await startNode(new URL(victim?.origin ?? '').port);
      nodes[1] = again;
      await again.isUp;
    };
    return {
      messageWasSent(): void {
        sentCount += 1;
        if (sentCount % 10 === 0) for (const proxy of proxies) cuts += proxy.cutSome(0.03, random);
        if (sentCount === Math.floor(messages / 3)) comingBack = killAndRestart();
      },
      isOver: async () => {
        await comingBack;
        return cuts;
      },
    };
  }

  it('every acknowledged message arrives at every open tab of both exactly once and in order', async () => {
    const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`  FAULT_SEED=${seed}`);
    const random = chanceFrom(seed);
    const seated = await seatCrowd(world.db, world.node.context.accessTokens, people);
    const pairs = await seatRooms(world.db, pairUp(seated));
    const origins = proxies.map(({ origin }) => origin);
    // Two of three have two tabs open.
    for (let index = 0; index < clients; index += 1)
      crowd.push(openChatClient(seated[index % people] as Seated, origins, random));
    await vi.waitFor(() => expect(crowd.every((client) => client.connections() > 0)).toBe(true), { timeout: 60_000 });

    const acknowledged: MessageView[] = [];
    const trouble = createTrouble(random);
    const writers = pairs.flatMap(({ id, members }) => members.map((member) => ({ roomId: id, senderId: member.id })));
    await atOnce(writingAtOnce, async () => {
      for (let writer = writers.shift(); writer; writer = writers.shift()) {
        const { roomId, senderId } = writer;
        const client = crowd.find(({ person }) => person.id === senderId);
        for (let number = 1; client && number <= messagesEach; number += 1) {
          acknowledged.push(await client.send(roomId, `${number} of ${senderId}`));
          trouble.messageWasSent();
        }
      }
    });
    const cuts = await trouble.isOver();

    expect(acknowledged).toHaveLength(messages);
    expect(cuts, 'lines were cut').toBeGreaterThan(clients / 4);
    expect(
      crowd.some((client) => client.connections() > 2),
      'some came back more than once',
    ).toBe(true);
    for (const client of crowd) await expectEverything(client, pairs, acknowledged);
    const stored = await world.db`select from chat_message`;
    expect(stored.length, 'no message was stored twice').toBe(acknowledged.length);
  });

  async function expectEverything(client: ChatClient, pairs: readonly SeatedRoom[], acknowledged: readonly MessageView[]) {
    const { person, received } = client;
    const theirs = pairs.filter(({ members }) => members.some(({ id }) => id === person.id)).map(({ id }) => id);
    const expected = acknowledged.filter(({ roomId }) => theirs.includes(roomId));
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(expected.length), { timeout: 30_000, interval: 50 });
    expect(received.map(({ seq }) => seq)).toEqual(expected.map((_, index) => index + 1));
    const messages = received.map(({ event }) => (event.type === 'chat.message' ? event.message : undefined));
    for (const roomId of theirs) {
      const inRoom = messages.filter((message) => message?.roomId === roomId);
      const sent = expected.filter((message) => message.roomId === roomId).sort((one, other) => one.seq - other.seq);
      expect(inRoom).toEqual(sent);
      expect(sent.map(({ seq }) => seq)).toEqual(sent.map((_, index) => index + 1));
    }
  }
});

/** Everybody with the next, and some with the one after: most people are in two rooms, some in one, some in three. */
function pairUp(seated: readonly Seated[]): [Seated, Seated][] {
  const pair = (one: number, other: number): [Seated, Seated] => [
    seated[one % people] as Seated,
    seated[other % people] as Seated,
  ];
  return Array.from({ length: rooms }, (_, index) =>
    index < people / 2 ? pair(2 * index, 2 * index + 1) : pair(3 * index, 3 * index + 5),
  );
}
