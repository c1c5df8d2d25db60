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
  job: { urgency: 'machine', hours: 24 },
};

const hourMs = 3_600_000;

/** By when a case of this kind should be dealt with that has waited since then. */
export function dueAt(kind: CaseKind, since: Date): Date {
  return new Date(since.getTime() + caseTimes[kind].hours * hourMs);
}
