import type { ServerResponse } from 'node:http';
import type { Database } from '../db/database.ts';
import { createAnnouncer } from './broadcast.ts';
import type { Bus, BusListener } from './bus.ts';
import { broadcastChannel, inboxChannel, passingChannel } from './channels.ts';
import { inboxBounds, newestNumbers } from './inbox.ts';
import { createPasser } from './passing.ts';
import { createPump, type MayListen } from './pump.ts';
import {
  type AskPosition,
  createStream,
  type Listener,
  listenerId,
  positionLine,
  type Stream,
  skipTo,
  writeInPassing,
} from './stream.ts';

export type HubSettings = {
  readonly db: Database;
  /** The hub listens to all of them. */
  readonly buses: readonly Bus[];
  readonly mayListen: MayListen;
  readonly onError: (error: unknown) => void;
  /** Interval of looking for events without a wake-up. */
  readonly lookEveryMs?: number | undefined;
  readonly patienceMs?: number;
  readonly askPosition?: AskPosition | undefined;
};

const heartbeatMs = 20_000;
const streamsPerUser = 10;
const announcementsMs = 2_000;
const passingMs = 1_000;
const readersPatienceMs = 15_000;

export type RealtimeHub = Awaited<ReturnType<typeof createRealtimeHub>>;

/** The open streams of this node. All it holds is who is connected; their events are in the database. */
export async function createRealtimeHub(settings: HubSettings) {
  const { db, mayListen, onError, patienceMs = readersPatienceMs, askPosition } = settings;
  const streams = new Map<string, Set<Stream>>();
  const pump = createPump({ db, mayListen, onError, patienceMs, askPosition });
  const wakeOne = (userId: string) => streams.get(userId)?.forEach(pump.wake);
  const writeAll = (frame: string) => {
    for (const userStreams of streams.values()) for (const stream of userStreams) writeInPassing(stream, frame);
  };
  const writeTo = (userId: string, frame: string) => {
    for (const stream of streams.get(userId) ?? []) writeInPassing(stream, frame);
  };
  /** In passing: an event whose position cannot be found out is lost, like one whose wake-up is. */
  function withPosition(frame: string, write: (frame: string) => void): void {
    if (!askPosition || streams.size === 0) write(frame);
    else askPosition().then((position) => write(positionLine(position) + frame), onError);
  }
  const announcer = createAnnouncer((frame) => withPosition(frame, writeAll), announcementsMs);
  const passer = createPasser((userId, frame) => {
    if (!streams.has(userId)) return false;
    withPosition(frame, (whole) => writeTo(userId, whole));
    return true;
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
  let isStopped = false;
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
    const who = listenerId(stream);
    const [oldest, ...others] = [...userStreams].filter((one) => listenerId(one) === who);
    if (oldest && others.length + 1 >= streamsPerUser) {
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
    const [{ first, last }, position] = await Promise.all([inboxBounds(db, who.userId), askPosition?.()]);
    if (response.destroyed) return;
    const stream = createStream(who, response, Math.min(after ?? last, last), last);
    const beginning = `${positionLine(position)}id: ${stream.seq}\n:\n\n`;
    // It came while we stop, and nothing else would end it. Its reader goes on from there at another node.
    if (isStopped) return void response.end(beginning);
    welcome(stream);
    response.write(beginning);
    const isTooOld = after !== undefined && after < last && (first === 0 || after < first - 1);
    if (isTooOld) skipTo(stream, last);
    pump.wake(stream);
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearInterval(heartbeat);
    clearInterval(looking);
    pump.stop();
    announcer.stop();
    passer.stop();
    for (const userStreams of streams.values()) for (const stream of userStreams) stream.response.end();
    await Promise.all(listening.map((one) => one.stop()));
  }

  const countStreams = () => [...streams.values()].reduce((sum, { size }) => sum + size, 0);

  /**
   * Asks again whether streams that members opened for a business may go on: those of this member or business, or all of them. One’s
   * own stream hears of such changes itself.
   */
  function doubt(id?: string): void {
    for (const stream of [...streams.values()].flatMap((userStreams) => [...userStreams])) {
      if (!stream.member || (id !== undefined && stream.member.personId !== id && stream.userId !== id)) continue;
      stream.isInDoubt = true;
      pump.wake(stream);
    }
  }

  return { open, stop, countStreams, doubt };
}
