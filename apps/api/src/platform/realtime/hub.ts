import type { ServerResponse } from 'node:http';
import type { Database } from '../db/database.ts';
import { broadcastChannel, createAnnouncer } from './broadcast.ts';
import { type InboxRow, inboxBounds, inboxChannel, readInbox } from './inbox.ts';
import { createWhisperer, whisperChannel } from './whisper.ts';

type Listener = { readonly userId: string; readonly sessionId: string };

/** Whether somebody whose stream is open may go on listening. */
export type MayListen = (who: Listener) => Promise<boolean>;

type Stream = Listener & {
  readonly response: ServerResponse;
  seq: number;
  isPumping: boolean;
  isStale: boolean;
  /** Whether they may still listen has to be asked. */
  isInDoubt: boolean;
};

const heartbeatMs = 20_000;
const streamsPerUser = 10;
const announcementsMs = 2_000;
const whispersMs = 1_000;
/** A reader this far behind is cut off; it comes back and resumes by number, and nobody else waits for it. */
const bufferedBytesLimit = 256 * 1024;

export type RealtimeHub = Awaited<ReturnType<typeof createRealtimeHub>>;

/** The open streams of this node. All it keeps is who is connected; what they are told is in the database. */
export async function createRealtimeHub(db: Database, mayListen: MayListen, onError: (error: unknown) => void) {
  const streams = new Map<string, Set<Stream>>();
  const pumpAll = () => {
    for (const userStreams of streams.values()) for (const stream of userStreams) void pump(stream);
  };
  const writeAll = (frame: string) => {
    for (const userStreams of streams.values()) for (const stream of userStreams) write(stream, frame);
  };
  const announcer = createAnnouncer(writeAll, announcementsMs);
  const whisperer = createWhisperer((userId, frame) => {
    const userStreams = streams.get(userId);
    for (const stream of userStreams ?? []) write(stream, frame);
    return userStreams !== undefined;
  }, whispersMs);
  const listening = await db.listen(
    inboxChannel,
    (userId) => {
      for (const stream of streams.get(userId) ?? []) void pump(stream);
    },
    // Also after a lost connection: whatever was said meanwhile is read now.
    pumpAll,
  );
  const overhearing = await db.listen(broadcastChannel, announcer.announce);
  const whispering = await db.listen(whisperChannel, whisperer.pass);
  const heartbeat = setInterval(() => writeAll(':\n\n'), heartbeatMs);

  /** A stream that has been ended stays listed until its last bytes have left; writing to it would throw. */
  function write(stream: Stream, frame: string): void {
    if (!stream.response.writableEnded) stream.response.write(frame);
  }

  /** Sends what the inbox holds beyond the stream's number. One at a time per stream; a wake-up in between means once more. */
  async function pump(stream: Stream): Promise<void> {
    stream.isStale = true;
    if (stream.isPumping) return;
    stream.isPumping = true;
    try {
      while (stream.isStale && !stream.response.writableEnded) {
        stream.isStale = false;
        const rows = await deliver(stream);
        // Something about the person changed; it may be that they are suspended.
        if (rows.some(({ event }) => event.type === 'user.changed')) stream.isInDoubt = true;
        if (stream.isInDoubt) await judge(stream);
        if (stream.response.writableLength > bufferedBytesLimit) {
          stream.response.destroy();
          return;
        }
        if (rows.length > 0) stream.isStale = true;
      }
    } catch (error) {
      // The reader reconnects and resumes by its number; nothing is lost.
      stream.response.destroy();
      onError(error);
    } finally {
      stream.isPumping = false;
    }
  }

  async function deliver(stream: Stream): Promise<readonly InboxRow[]> {
    const rows = await readInbox(db, stream.userId, stream.seq);
    for (const row of rows) {
      write(stream, `id: ${row.seq}\ndata: ${JSON.stringify(row.event)}\n\n`);
      stream.seq = row.seq;
      if (row.event.type === 'session.ended' && row.event.sessionId === stream.sessionId) stream.response.end();
    }
    return rows;
  }

  async function judge(stream: Stream): Promise<void> {
    stream.isInDoubt = false;
    if (await mayListen(stream)) return;
    // Whatever made them unwelcome was told in the same act: they hear it before the line is cut.
    await deliver(stream);
    stream.response.end();
  }

  async function open(who: Listener, response: ServerResponse, after: number | undefined): Promise<void> {
    const { first, last } = await inboxBounds(db, who.userId);
    if (response.destroyed) return;
    const seq = Math.min(after ?? last, last);
    // In doubt: the session may have ended since the gate was passed, and this stream begins behind the event that says so.
    const stream: Stream = { ...who, response, seq, isPumping: false, isStale: false, isInDoubt: true };
    const userStreams = streams.get(who.userId) ?? new Set();
    const [oldest] = userStreams;
    if (oldest && userStreams.size >= streamsPerUser) {
      oldest.response.end();
      // At once and not when its line is closed: the next one in a burst must find another oldest.
      userStreams.delete(oldest);
    }
    streams.set(who.userId, userStreams.add(stream));
    response.on('close', () => {
      userStreams.delete(stream);
      if (userStreams.size === 0) streams.delete(who.userId);
    });
    write(stream, `id: ${stream.seq}\n:\n\n`);
    const isTooOld = after !== undefined && after < last && (first === 0 || after < first - 1);
    if (isTooOld) {
      stream.seq = last;
      write(stream, `id: ${last}\ndata: ${JSON.stringify({ type: 'stream.reset' })}\n\n`);
    }
    await pump(stream);
  }

  async function stop(): Promise<void> {
    clearInterval(heartbeat);
    announcer.stop();
    whisperer.stop();
    for (const userStreams of streams.values()) for (const stream of userStreams) stream.response.end();
    await listening.unlisten();
    await overhearing.unlisten();
    await whispering.unlisten();
  }

  return { open, stop };
}
