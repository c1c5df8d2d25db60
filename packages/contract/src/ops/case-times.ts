import type { CaseKind } from './case-kinds.ts';

/** What comes first of all that waits: money and safety, then people who wait for a word, then the machine. */
export const urgencies = ['money-and-safety', 'people', 'machine'] as const;
export type Urgency = (typeof urgencies)[number];

type CaseTime = { readonly urgency: Urgency /** From when it began to wait. */; readonly hours: number };

/** How soon each kind of case should be dealt with. */
export const caseTimes: Readonly<Record<CaseKind, CaseTime>> = {
  payout: { urgency: 'money-and-safety', hours: 4 },
  'money-question': { urgency: 'money-and-safety', hours: 4 },
  report: { urgency: 'money-and-safety', hours: 8 },
  correction: { urgency: 'money-and-safety', hours: 8 },
  dispute: { urgency: 'money-and-safety', hours: 24 },
  'sale-question': { urgency: 'money-and-safety', hours: 24 },
  support: { urgency: 'people', hours: 4 },
  check: { urgency: 'people', hours: 24 },
  // Whoever is suspended waits outside, so all of them have the time of that one.
  appeal: { urgency: 'people', hours: 24 },
  job: { urgency: 'machine', hours: 24 },
};

const hourMs = 3_600_000;

/** How soon the answer of somebody whom we asked should be read. */
export const hoursAfterAnswer = 4;

/** Where the last question to a side stands. `until` is its deadline, or when it was answered. */
export type AskedSide = { readonly state: 'waiting' | 'answered' | 'unanswered'; readonly until: string };

/**
 * By when a case of this kind should be dealt with that has waited since then. Where one of its sides was asked something, it is due when
 * the time to answer is over, or some hours after the answer; of two sides the later counts.
 */
export function dueAt(kind: CaseKind, since: Date, asked: readonly AskedSide[] = []): Date {
  if (asked.length === 0) return new Date(since.getTime() + caseTimes[kind].hours * hourMs);
  const ends = asked.map(({ state, until }) => Date.parse(until) + (state === 'answered' ? hoursAfterAnswer * hourMs : 0));
  return new Date(Math.max(...ends));
}
