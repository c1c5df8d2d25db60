import type { Call } from '@waybill/contract/call';

/** What came of one try: an answer with this status, or none at all. */
export type Outcome = { readonly status?: number; readonly retryAfter?: string | null };

const busy: readonly number[] = [429, 502, 503, 504];

/** Who is asked to wait longer gets the refusal at once. */
const longestPauseMs = 60_000;
const firstPauseMs = 500;
const usualLongestPauseMs = 8_000;

type Tried = { readonly call: Pick<Call, 'method'>; readonly hasKey: boolean; readonly tries: number };

/**
 * The milliseconds before another try, or undefined where none is of use: as long as the server asks, or twice as long each time with half of it
 * left to chance. A write without a key is made again only where it was refused before anything was done: after anything else it may
 * have been done already.
 */
export function pauseBeforeRetry({ call, hasKey, tries }: Tried, outcome: Outcome, random: () => number, now = Date.now()) {
  const { status, retryAfter } = outcome;
  if (status !== undefined && !busy.includes(status)) return undefined;
  if (status !== 429 && call.method === 'POST' && !hasKey) return undefined;
  const asked = askedMs(retryAfter, now);
  if (asked !== undefined && asked > longestPauseMs) return undefined;
  // Everybody who was refused in the same second comes back spread over another half.
  if (asked !== undefined) return asked + random() * firstPauseMs;
  const full = Math.min(usualLongestPauseMs, firstPauseMs * 2 ** (tries - 1));
  return full / 2 + (random() * full) / 2;
}

/** `Retry-After`, in seconds or as a date. */
function askedMs(retryAfter: string | null | undefined, now: number): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
