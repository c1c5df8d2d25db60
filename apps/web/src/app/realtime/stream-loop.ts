import type { StreamMessage } from '@waybill/client/event-stream';

export type StreamLoopParts = {
  /** Opens the stream behind a sequence number and gives its messages until it ends. Says when the server has answered. */
  readonly open: (after: number | undefined, signal: AbortSignal, onOpened: () => void) => AsyncIterable<StreamMessage>;
  readonly onMessage: (message: StreamMessage) => void;
  /** Waits, or shorter where there is a reason to try at once: the network is back, or somebody looks. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
};

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** The pause before the next try: doubling, spread out so that a thousand browsers do not return as one. */
export function pauseBefore(failures: number, random: () => number): number {
  const whole = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
  return whole / 2 + (whole / 2) * random();
}

/** Keeps the stream open until told to stop, and goes on behind the last message it has seen. */
export async function runStream(parts: StreamLoopParts, after: () => number | undefined, signal: AbortSignal): Promise<void> {
  let failures = 0;
  // An open stream resets the count, even if it carries no event for hours.
  const onOpened = () => {
    failures = 0;
  };
  while (!signal.aborted) {
    try {
      for await (const message of parts.open(after(), signal, onOpened)) parts.onMessage(message);
    } catch {
      // Every failure has the same answer: come back a little later.
    }
    if (signal.aborted) return;
    await parts.pause(pauseBefore(failures, parts.random), signal);
    failures += 1;
  }
}
