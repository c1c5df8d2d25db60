import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccessTokens } from '../../apps/api/src/modules/identity/index.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { createSecretKeys } from '../../apps/api/src/platform/secret-keys.ts';
import { type Seated, type SeatedRoom, seatCrowd, seatRooms } from '../../apps/api/tests/support/crowd.ts';
import { findRedis, startRedis } from '../../scripts/redis.ts';
import { type House, openHouse } from '../support/house.ts';
import { type OpenStreams, openStreams, type StreamAddress } from '../support/idle-streams.ts';
import { secrets } from '../support/members.ts';
import { median, type Scenario, sized, verdict, verdictAtMost } from '../support/scenario.ts';

const connections = Number(process.env.BENCH_CONNECTIONS ?? sized(1_000, 20));
const roundMs = Number(process.env.BENCH_SECONDS ?? sized(6, 0.3)) * 1_000;
const rounds = sized(3, 1);
const settlingMs = sized(5_000, 100);
const inFlight = 32;
const leastOfBare = 0.12;
const mostMemory = 3;

type Post = { readonly path: string; readonly body: string; readonly headers: Record<string, string> };

type Side = {
  readonly name: string;
  readonly origin: string;
  readonly idle: (index: number) => StreamAddress;
  readonly post: (index: number) => Post;
  readonly speeds: number[];
  streams: OpenStreams;
  bytesPerStream: number;
};

/**
 * Messages a second, stored and delivered to both of a room over a thousand open lines, against a server that only passes them
 * on; and what an idle line costs in memory, against the same.
 */
export const scenario: Scenario = async () => {
  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const house = await openHouse({ ...secrets, ...ports, DEMO: 'off' });
  const server = findRedis();
  const redis = server ? await startRedis(server) : undefined;
  const sides: Side[] = [];
  try {
    const bare = await bareSide(house);
    sides.push(bare, await ourSide(house, 'PostgreSQL', house.origin));
    if (redis) {
      const environment = { ...secrets, ...ports, DEMO: 'off', REQUESTS_PER_MINUTE: '0', REDIS_URL: redis.url };
      sides.push(await ourSide(house, 'Redis', await house.start('apps/api/src/main.ts', environment, '/api/ready')));
    }
    for (const side of sides) await weighIdle(house, side);
    for (const side of sides) await messagesPerSecond(side);
    // Turn and turn about, so that a slow minute of the machine hits all.
    for (let round = 0; round < rounds; round += 1) for (const side of sides) side.speeds.push(await messagesPerSecond(side));
    for (const { name, speeds, bytesPerStream } of sides)
      console.log(
        `  ${name.padEnd(11)} ${median(speeds).toFixed(0).padStart(6)} messages a second (${speeds.map(Math.round).join(', ')}), ${(bytesPerStream / 1024).toFixed(1)} kB an idle line`,
      );
    const verdicts = sides
      .slice(1)
      .flatMap(({ name, speeds, bytesPerStream }) => [
        verdict(`${name}, of the bare stream’s messages a second`, median(speeds) / median(bare.speeds), leastOfBare),
        verdictAtMost(`${name}, memory of an idle line, times the bare one’s`, bytesPerStream / bare.bytesPerStream, mostMemory),
      ]);
    return verdicts.every(Boolean);
  } finally {
    for (const { streams } of sides) streams.close();
    await house.close();
    await redis?.kill();
  }
};

const nothingOpen: OpenStreams = { events: () => 0, close: () => undefined };

async function bareSide(house: House): Promise<Side> {
  const origin = await house.start('bench/baselines/bare-stream.ts', {}, '/');
  const headers = { 'content-type': 'application/json' };
  return {
    name: 'bare stream',
    origin,
    idle: (index) => ({ url: `${origin}/stream?who=${index % connections}`, headers: {} }),
    post: (index) => {
      const from = index % connections;
      return { path: `/?to=${from}&to=${from % 2 ? from - 1 : from + 1}`, body: JSON.stringify(sampleEvent()), headers };
    },
    speeds: [],
    streams: nothingOpen,
    bytesPerStream: 0,
  };
}

/** An event like those of our own streams, so that both sides carry the same. */
const sampleEvent = () => ({
  type: 'chat.message',
  message: {
    id: newId('message'),
    roomId: newId('room'),
    seq: 123,
    clientId: randomUUID(),
    senderId: newId('user'),
    kind: 0,
    messageText: words,
    images: [],
    deal: null,
    sentAt: new Date().toISOString(),
  },
});

const words = 'I am at the gate with your parcel, the blue one. Shall I ring?';

async function ourSide(house: House, name: string, origin: string): Promise<Side> {
  const db = openDatabase(house.databaseUrl, { max: 2, name: 'bench' });
  const crowd = await seatCrowd(db, await createAccessTokens(createSecretKeys(secrets.APP_SECRET)), connections);
  const rooms = await seatRooms(db, pairsOf(crowd));
  await db.end();
  const authorization = (who: Seated | undefined) => ({ authorization: `Bearer ${who?.token}` });
  return {
    name,
    origin,
    idle: (index) => ({ url: `${origin}/api/realtime`, headers: authorization(crowd[index % connections]) }),
    post: (index) => {
      const { id, members } = rooms[Math.floor(index / 2) % rooms.length] as SeatedRoom;
      return {
        path: `/api/chatrooms/${id}/messages`,
        body: JSON.stringify({ clientId: randomUUID(), messageText: words }),
        headers: { ...authorization(members[index % 2]), 'content-type': 'application/json' },
      };
    },
    speeds: [],
    streams: nothingOpen,
    bytesPerStream: 0,
  };
}

const pairsOf = (crowd: readonly Seated[]) =>
  Array.from({ length: connections / 2 }, (_, index): [Seated, Seated] => [
    crowd[2 * index] as Seated,
    crowd[2 * index + 1] as Seated,
  ]);

/** Measures the memory of two thousand more streams on top of a thousand, by when everything that is needed once is loaded. */
async function weighIdle(house: House, side: Side): Promise<void> {
  const addresses = (count: number) => Array.from({ length: count }, (_, index) => side.idle(index));
  side.streams = await openStreams(addresses(connections));
  const before = await settledMemory(house.pidOf(side.origin));
  const more = await openStreams(addresses(2 * connections));
  side.bytesPerStream = ((await settledMemory(house.pidOf(side.origin))) - before) / (2 * connections);
  more.close();
  await sleep(500);
}

async function settledMemory(pid: number): Promise<number> {
  await sleep(settlingMs);
  const kilobytes = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  return kilobytes * 1024;
}

/** Counts from the first message sent to the last that has arrived at both; each must arrive twice, no more and no less. */
async function messagesPerSecond({ origin, post, streams }: Side): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const before = streams.events();
  const start = performance.now();
  let sent = 0;
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (performance.now() - start < roundMs) await send(agent, origin, post(sent++));
    }),
  );
  for (let waited = 0; streams.events() - before < 2 * sent; waited += 1) {
    if (waited > 10_000) throw new Error(`${2 * sent} were to arrive at ${origin}, ${streams.events() - before} did`);
    await sleep(1);
  }
  const took = performance.now() - start;
  agent.destroy();
  await sleep(100);
  if (streams.events() - before !== 2 * sent) throw new Error('Something arrived twice');
  return (sent * 1_000) / took;
}

function send(agent: Agent, origin: string, { path, body, headers }: Post): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = request(origin + path, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    });
    sending.on('error', reject).end(body);
  });
}
