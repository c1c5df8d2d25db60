import { attemptDelaysSeconds } from '@waybill/contract/webhooks/limits';
import type { WebhookAnswer } from '../../providers/webhooks/port.ts';

/** Nobody may put us off for longer. */
const longestWaitSeconds = 24 * 3_600;
const longestRestSeconds = 3_600;
/** Of an endpoint that is overloaded and does not say for how long. */
const usualRestSeconds = 30;
const jitter = 0.1;

/** The seconds until the next attempt, a little more or less so that those who failed together do not come back together; null after the last. */
export function nextAttemptIn(attempts: number, { retryAfterSeconds }: WebhookAnswer, chance: () => number): number | null {
  const delay = attemptDelaysSeconds[attempts];
  if (delay === undefined) return null;
  const planned = delay * (1 - jitter + 2 * jitter * chance());
  // Asked for a pause, it is not shortened by chance.
  return Math.max(planned, Math.min(retryAfterSeconds ?? 0, longestWaitSeconds));
}

/** The seconds for which an endpoint that has too much to do gets nothing at all. */
export function restSeconds({ status, retryAfterSeconds }: WebhookAnswer): number {
  const isOverloaded = status === 429 || status === 502 || status === 503 || status === 504;
  return isOverloaded ? Math.min(retryAfterSeconds ?? usualRestSeconds, longestRestSeconds) : 0;
}
