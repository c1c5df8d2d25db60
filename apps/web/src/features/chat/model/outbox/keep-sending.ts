import type { Delivery, Outbox } from './outbox.ts';
import { outboxChanged, wayIsFree } from './outbox-key.ts';

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
const occasions = ['online', wayIsFree];

/** The pause before the next try: doubling, spread out so that not everybody returns at once. */
export function pauseBefore(failures: number, random: () => number): number {
  const whole = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
  return whole / 2 + (whole / 2) * random();
}

/** Sends what waits: now, whenever something is written, when the way is free again, and with growing pauses where it fails. */
export function keepSending(outbox: Outbox, delivery: Delivery): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;
  let isGone = false;
  let isBusy = false;

  async function attempt(): Promise<void> {
    if (isBusy || isGone || !outbox.isWaiting() || !navigator.onLine || Date.now() < notBefore) return;
    clearTimeout(timer);
    isBusy = true;
    // A store that fails is tried again like a failed request.
    const flushed = await outbox.flush(delivery).catch(() => ({}) as const);
    isBusy = false;
    if (isGone) return;
    if (flushed === 'done') {
      failures = 0;
      // Written while the last one went out.
      return attempt();
    }
    const seconds = 'retryAfterSeconds' in flushed ? flushed.retryAfterSeconds : undefined;
    const pause = seconds === undefined ? pauseBefore(failures, Math.random) : seconds * 1000;
    // A new message does not make the server more patient.
    if (seconds !== undefined) notBefore = Date.now() + pause;
    failures += 1;
    timer = setTimeout(() => {
      notBefore = 0;
      void attempt();
    }, pause);
  }

  const now = () => {
    failures = 0;
    void attempt();
  };
  const written = () => {
    // A try that failed a moment ago has its own time to come back.
    if (failures === 0) void attempt();
  };
  for (const occasion of occasions) addEventListener(occasion, now);
  document.addEventListener('visibilitychange', now);
  addEventListener(outboxChanged, written);
  void attempt();
  return () => {
    isGone = true;
    clearTimeout(timer);
    for (const occasion of occasions) removeEventListener(occasion, now);
    document.removeEventListener('visibilitychange', now);
    removeEventListener(outboxChanged, written);
  };
}
