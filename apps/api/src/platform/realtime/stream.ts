import type { ServerResponse } from 'node:http';
import type { LogPosition } from '../db/log-position.ts';
import type { ActingMember } from '../http/acting-member.ts';

/** Asks the primary how far it is, where there are replicas that may not be there yet. */
export type AskPosition = () => Promise<LogPosition>;

export type Listener = {
  readonly userId: string;
  readonly sessionId: string;
  /** Set where a member listens to what a business is told. */
  readonly member?: ActingMember | undefined;
};

/** The person who listens, be it in the name of a business. */
export const listenerId = ({ userId, member }: Listener): string => member?.personId ?? userId;

/** An open line to a browser. */
export type Stream = Listener & {
  readonly response: ServerResponse;
  /** The number of the last event it was sent. */
  seq: number;
  /** The newest number there was when it was opened. */
  readonly newestAtFirst: number;
  /** Whether they may still listen has to be asked. */
  isInDoubt: boolean;
  isBeingJudged: boolean;
  /** Access was lost: the stream ends as soon as the member has got that event. */
  isLeaving: boolean;
  /** Set while its buffer is full: nothing is written until it has been read, and not for ever. */
  patience: NodeJS.Timeout | undefined;
};

export function createStream(who: Listener, response: ServerResponse, seq: number, newestAtFirst: number): Stream {
  const { userId, sessionId, member } = who;
  return {
    userId,
    sessionId,
    member,
    response,
    seq,
    newestAtFirst,
    // The session may have ended since the gate was passed, and this stream begins behind that event.
    isInDoubt: true,
    isBeingJudged: false,
    isLeaving: false,
    patience: undefined,
  };
}

/** Skips the events in between: the reader is to load everything again. */
export function skipTo(stream: Stream, seq: number): void {
  stream.seq = seq;
  stream.response.write(`id: ${seq}\ndata: ${JSON.stringify({ type: 'stream.reset' })}\n\n`);
}

/** A line before an event: whoever asks for what has changed reads from where that has arrived. Readers who do not know it skip it. */
export function positionLine(position: LogPosition | undefined): string {
  return position === undefined ? '' : `position: ${position}\n`;
}

/** A stream that has been ended stays listed until its last bytes have left; writing to it would throw. */
export const isWritable = ({ response }: Stream): boolean => !response.writableEnded && !response.destroyed;

/** Writes an event that is of use only now: a reader who is behind can do without it. */
export function writeInPassing(stream: Stream, frame: string): void {
  if (isWritable(stream) && !stream.response.writableNeedDrain) stream.response.write(frame);
}
