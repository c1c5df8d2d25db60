import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { caseKind } from './case-kinds.ts';
import { urgencies } from './case-times.ts';
import { personView } from './person-view.ts';

/** One of our people, as their colleagues need them beside a case. */
export const colleagueView = z.object({ id: idOf('user'), username: z.string(), fullName: z.string() });
export type ColleagueView = z.infer<typeof colleagueView>;

const named = { kind: caseKind, id: z.string() };

/** A case that one of our people holds. */
export const holdView = z.object({ ...named, by: colleagueView, since: z.iso.datetime() });
export type HoldView = z.infer<typeof holdView>;

/** One of our people who has a case open at this moment. */
export const glanceView = z.object({ ...named, by: colleagueView });
export type GlanceView = z.infer<typeof glanceView>;

/** Where the last question to a side of a case stands; what was withdrawn does not count. */
export const askedSideView = z.object({
  name: z.string(),
  state: z.enum(['waiting', 'answered', 'unanswered']),
  /** The deadline; once it is answered, when that was. */
  until: z.iso.datetime(),
});
export type AskedSideView = z.infer<typeof askedSideView>;

/** A case that waits, whatever it is about. */
export const waitingCaseView = z.object({
  ...named,
  /** What tells it from the others of its kind: a title, a reference, the reason of a report, the last words of a talk. */
  title: z.string(),
  /** The person whom it concerns first. */
  person: z.nullable(personView),
  since: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  urgency: z.enum(urgencies),
  /** What its sides were asked: while an answer has time, the case waits for it. */
  asked: z.array(askedSideView),
  held: z.nullable(z.object({ by: colleagueView, since: z.iso.datetime() })),
});
export type WaitingCaseView = z.infer<typeof waitingCaseView>;
