import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { type InboxRow, readInboxes } from './inbox.ts';
import { type AskPosition, isWritable, type Listener, positionLine, type Stream, skipTo } from './stream.ts';

/** Whether somebody whose stream is open may go on listening. */
export type MayListen = (who: Listener) => Promise<boolean>;

export type PumpSettings = {
  readonly db: Database;
  readonly mayListen: MayListen;
  readonly onError: (error: unknown) => void;
  /** Time in which a reader whose buffer is full has to empty it. */
  readonly patienceMs: number;
  readonly askPosition?: AskPosition | undefined;
};

/** Together they bound the result of a query and the size of a buffer; a person with more events comes round again after the others. */
const peoplePerRound = 200;
const eventsPerRound = 50;
const databaseAwayMs = 500;

export type Pump = { wake(stream: Stream): void; stop(): void };

/**
 * Sends the inbox events beyond the numbers of the streams. One query at a time for all who are due: events that are added
 * while it runs are read by the next, so a busy node reads more with each query. All reading is done here, in one place after
 * the other, so a stream gets its events once and in order.
 */
export function createPump({ db, mayListen, onError, patienceMs, askPosition }: PumpSettings): Pump {
  const due = new Set<Stream>();
  let isRunning = false;
  let isStopped = false;
  let isDatabaseAway = false;

  function wake(stream: Stream): void {
    due.add(stream);
    if (!isRunning) void run();
  }

  async function run(): Promise<void> {
    isRunning = true;
    // Streams woken in this turn of the event loop are read together.
    await new Promise(setImmediate);
    while (due.size > 0 && !isStopped) {
      const round = takeRound();
      try {
        await serve(round);
        isDatabaseAway = false;
      } catch (error) {
        if (!isDatabaseAway && !isStopped) onError(error);
        // No stream is cut off for it: all wait until the database is back.
        isDatabaseAway = true;
        for (const stream of round) due.add(stream);
        await sleep(databaseAwayMs, undefined, { ref: false });
      }
    }
    isRunning = false;
  }

  /** Streams that wait for a judgement or for their reader are woken when it is over. */
  function takeRound(): readonly Stream[] {
    const round: Stream[] = [];
    const people = new Set<string>();
    for (const stream of due) {
      if (people.size === peoplePerRound && !people.has(stream.userId)) continue;
      due.delete(stream);
      if (!isWritable(stream) || stream.isBeingJudged || stream.patience) continue;
      // A new stream gets no event before it is known that its member may have it.
      if (stream.isInDoubt) {
        void judge(stream);
        continue;
      }
      people.add(stream.userId);
      round.push(stream);
    }
    return round;
  }

  async function serve(round: readonly Stream[]): Promise<void> {
    if (round.length === 0) return;
    const after = new Map<string, number>();
    for (const { userId, seq } of round) after.set(userId, Math.min(seq, after.get(userId) ?? seq));
    // In one turn: the position is asked for behind the rows, in their packet.
    const [rows, position] = await Promise.all([readInboxes(db, after, eventsPerRound), askPosition?.()]);
    const line = positionLine(position);
    const byPerson = Map.groupBy(rows, ({ userId }) => userId);
    for (const stream of round) {
      const theirs = byPerson.get(stream.userId) ?? [];
      deliver(stream, theirs, line);
      if (stream.isLeaving) stream.response.end();
      else if (theirs.length === eventsPerRound) due.add(stream);
      if (stream.isInDoubt && isWritable(stream)) void judge(stream);
    }
  }

  function deliver(stream: Stream, rows: readonly InboxRow[], line: string): void {
    const { response } = stream;
    for (const { seq, text, type, sessionId } of rows) {
      if (seq <= stream.seq || !isWritable(stream)) continue;
      // Something about the person changed; it may be that they are suspended.
      if (type === 'user.changed') stream.isInDoubt = true;
      stream.seq = seq;
      response.write(`${line}id: ${seq}\ndata: ${text}\n\n`);
      if (type === 'session.ended' && sessionId === stream.sessionId) response.end();
    }
    // Further events stay in the table until these have been read.
    if (isWritable(stream) && response.writableNeedDrain) awaitReader(stream);
  }

  /** A full buffer is never added to. Who does not empty it is cut off, comes back and resumes by number. */
  function awaitReader(stream: Stream): void {
    stream.patience = setTimeout(() => stream.response.destroy(), patienceMs);
    stream.response.once('drain', () => {
      clearTimeout(stream.patience);
      stream.patience = undefined;
      wake(stream);
    });
  }

  async function judge(stream: Stream): Promise<void> {
    stream.isInDoubt = false;
    stream.isBeingJudged = true;
    try {
      stream.isLeaving = !(await mayListen(stream));
      // The event about the loss of access was sent in the same act: they get it before the stream is closed, and nothing older.
      if (stream.isLeaving && isWritable(stream) && stream.seq < stream.newestAtFirst) skipTo(stream, stream.newestAtFirst);
    } catch (error) {
      // The reader reconnects and resumes by its number; nothing is lost.
      stream.response.destroy();
      onError(error);
    } finally {
      stream.isBeingJudged = false;
      wake(stream);
    }
  }

  return {
    wake,
    stop() {
      isStopped = true;
    },
  };
}
