import type { ServerResponse } from 'node:http';
import type { Database } from '../db/database.ts';
import { createAnnouncer } from './broadcast.ts';
import type { Bus, BusListener } from './bus.ts';
import { broadcastChannel, inboxChannel, passingChannel } from './channels.ts';
import { inboxBounds, newestNumbers } from './inbox.ts';
import { createPasser } from './passing.ts';
import { createPump, type MayListen } from './pump.ts';
import { createStream, type Listener, type Stream, skipTo, writeInPassing } from './stream.ts';

export type HubSettings = {
  readonly db: Database;
  /** The hub listens to all of them. */
  readonly buses: readonly Bus[];
  readonly mayListen: MayListen;
  readonly onError: (error: unknown) => void;
  /** Interval of looking for events without a wake-up. */
  readonly lookEveryMs?: number | undefined;
  readonly patienceMs?: number;
};

const heartbeatMs = 20_000;
const streamsPerUser = 10;
const announcementsMs = 2_000;
const passingMs = 1_000;
const readersPatienceMs = 15_000;

export type RealtimeHub = Awaited<ReturnType<typeof createRealtimeHub>>;

/** The open streams of this node. All it holds is who is connected; their events are in the database. */
export async function createRealtimeHub(settings: HubSettings) {
  const { db, mayListen, onError, patienceMs = readersPatienceMs } = settings;
  const streams = new Map<string, Set<Stream>>();
  const pump = createPump({ db, mayListen, onError, patienceMs });
  const wakeOne = (userId: string) => streams.get(userId)?.forEach(pump.wake);
  const writeAll = (frame: string) => {
    for (const userStreams of streams.values()) for (const stream of userStreams) writeInPassing(stream, frame);
  };
  const announcer = createAnnouncer(writeAll, announcementsMs);
  const passer = createPasser((userId, frame) => {
    const userStreams = streams.get(userId);
    for (const stream of userStreams ?? []) writeInPassing(stream, frame);
    return userStreams !== undefined;
  }, passingMs);
  const handlers: BusListener = {
    receive(channel, text) {
      if (channel === inboxChannel) text.split(' ').forEach(wakeOne);
      else if (channel === broadcastChannel) announcer.announce(text);
      else if (channel === passingChannel) passer.pass(text);
    },
    resumed: () => [...streams.keys()].forEach(wakeOne),
  };
  const listening = await Promise.all(settings.buses.map((bus) => bus.listen(handlers)));
  const heartbeat = setInterval(() => writeAll(':\n\n'), heartbeatMs);
  const looking = settings.lookEveryMs ? setInterval(() => void look(), settings.lookEveryMs) : undefined;

  /** Wakes those who are behind their newest number: their wake-up was lost. */
  async function look(): Promise<void> {
    if (streams.size === 0) return;
    try {
      for (const { userId, lastSeq } of await newestNumbers(db, [...streams.keys()]))
        for (const stream of streams.get(userId) ?? []) if (stream.seq < lastSeq) pump.wake(stream);
    } catch {
      // The database is away, which others report; when it is back, everybody is woken.
    }
  }

  function welcome(stream: Stream): void {
    const userStreams = streams.get(stream.userId) ?? new Set();
    const [oldest] = userStreams;
    if (oldest && userStreams.size >= streamsPerUser) {
      oldest.response.end();
      // At once and not when its line is closed: the next one in a burst must find another oldest.
      userStreams.delete(oldest);
    }
    streams.set(stream.userId, userStreams.add(stream));
    stream.response.on('close', () => {
      clearTimeout(stream.patience);
      userStreams.delete(stream);
      if (userStreams.size === 0 && streams.get(stream.userId) === userStreams) streams.delete(stream.userId);
    });
  }

  async function open(who: Listener, response: ServerResponse, after: number | undefined): Promise<void> {
    const { first, last } = await inboxBounds(db, who.userId);
    if (response.destroyed) return;
    const stream = createStream(who, response, Math.min(after ?? last, last), last);
    welcome(stream);
    response.write(`id: ${stream.seq}\n:\n\n`);
    const isTooOld = after !== undefined && after < last && (first === 0 || after < first - 1);
    if (isTooOld) skipTo(stream, last);
    pump.wake(stream);
  }

  async function stop(): Promise<void> {
    clearInterval(heartbeat);
    clearInterval(looking);
    pump.stop();
    announcer.stop();
    passer.stop();
    for (const userStreams of streams.values()) for (const stream of userStreams) stream.response.end();
    await Promise.all(listening.map((one) => one.stop()));
  }

  return { open, stop };
}
