import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@waybill/client/api-client';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { createAccessTokens } from '../../apps/api/src/modules/identity/index.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { createSecretKeys } from '../../apps/api/src/platform/secret-keys.ts';
import { type Seated, type SeatedRoom, seatCrowd, seatRooms } from '../../apps/api/tests/support/crowd.ts';
import { type House, openHouse } from '../support/house.ts';
import { type OpenStreams, openStreams } from '../support/idle-streams.ts';
import { secrets } from '../support/members.ts';
import { percentile, type Scenario, sized, verdict } from '../support/scenario.ts';

/** How often one person writes: the load model of Rocket.Chat's own tester. */
const secondsAMessage = 350;
const peopleAStep = Number(process.env.BENCH_PEOPLE ?? sized(500, 20));
const mostSteps = Number(process.env.BENCH_STEPS ?? sized(8, 1));
const stepMs = Number(process.env.BENCH_SECONDS ?? sized(20, 1)) * 1_000;
const goodMs = 40;
const bearableMs = 100;
const goal = 2_500;

/**
 * People with the app open, each of whom writes one message in 350 seconds, which the other one reads: more and more of them, until a
 * message takes longer than a tenth of a second from its sender's press to its receiver's screen, for one in twenty.
 */
export const scenario: Scenario = async () => {
  const house = await openHouse({ ...secrets, DEMO: 'off' });
  const db = openDatabase(house.databaseUrl, { max: 2, name: 'bench' });
  const tokens = await createAccessTokens(createSecretKeys(secrets.APP_SECRET));
  const streams: OpenStreams[] = [];
  const rooms: SeatedRoom[] = [];
  const sent = new Map<string, (at: number) => void>();
  let good = 0;
  try {
    for (let step = 1; step <= mostSteps; step += 1) {
      const crowd = await seatCrowd(db, tokens, peopleAStep);
      rooms.push(...(await roomsOf(db, crowd)));
      const addresses = crowd.map(({ token }) => ({
        url: `${house.origin}/api/realtime`,
        headers: { authorization: `Bearer ${token}` },
      }));
      streams.push(await openStreams(addresses, (text) => hear(text, sent)));
      await sleep(Math.min(2_000, stepMs));
      const people = step * peopleAStep;
      const times = await talk(house, rooms, people, sent);
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      console.log(
        `  ${String(people).padStart(6)} people: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms from press to screen (${times.length} messages), ${megabytesOf(house.pidOf(house.origin))} MB`,
      );
      if (p95 < goodMs) good = people;
      if (p95 > bearableMs) break;
    }
    return verdict(`people live with p95 under ${goodMs} ms`, good, Math.min(goal, mostSteps * peopleAStep));
  } finally {
    for (const stream of streams) stream.close();
    await db.end();
    await house.close();
  }
};

function roomsOf(db: Database, crowd: readonly Seated[]): Promise<SeatedRoom[]> {
  const pairs = crowd.flatMap((one, index) => {
    const other = crowd[index + 1];
    return index % 2 === 0 && other ? [[one, other] as const] : [];
  });
  return seatRooms(db, pairs);
}

/** Each message carries a number of its own, by which its arrival is recognised. */
function hear(text: string, sent: Map<string, (at: number) => void>): void {
  for (const [number] of text.matchAll(/msg-[0-9a-f-]{36}/g)) sent.get(number)?.(performance.now());
}

async function talk(house: House, rooms: readonly SeatedRoom[], people: number, sent: Map<string, (at: number) => void>) {
  const times: number[] = [];
  const underWay = new Set<Promise<void>>();
  const pauseMs = (secondsAMessage * 1_000) / people;
  const end = performance.now() + stepMs;
  for (let next = performance.now(); next < end; next += pauseMs) {
    await sleep(Math.max(0, next - performance.now()));
    const room = rooms[randomInt(rooms.length)];
    if (!room) throw new Error('There is a room');
    const exchange = sayAndRead(house, room, sent).then((ms) => void times.push(ms));
    underWay.add(exchange);
    void exchange.finally(() => underWay.delete(exchange));
  }
  await Promise.all(underWay);
  return times;
}

/** From the sender's press to the second of the two screens: the sender's own shows it as well. */
async function sayAndRead({ origin }: House, { id: roomId, members }: SeatedRoom, sent: Map<string, (at: number) => void>) {
  const [sender, receiver] = members;
  const as = ({ token }: Seated) => createApiClient({ origin, accessToken: async () => token });
  const number = `msg-${randomUUID()}`;
  const { promise: arrived, resolve } = Promise.withResolvers<number>();
  let screens = 0;
  sent.set(number, (at) => {
    screens += 1;
    if (screens === 2) resolve(at);
  });
  const start = performance.now();
  const body = { clientId: randomUUID(), messageText: `I am at the gate with your parcel. ${number}` };
  const { seq } = await as(sender).call(sendMessage, { params: { roomId }, body });
  const at = await Promise.race([arrived, sleep(10_000, Number.POSITIVE_INFINITY)]);
  sent.delete(number);
  await as(receiver).call(markReceipt, { params: { roomId }, body: { deliveredSeq: seq, readSeq: seq } });
  return at - start;
}

function megabytesOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
