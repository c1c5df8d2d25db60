import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { idOf } from '../ids.ts';
import { measureReason } from '../measures/measure-view.ts';
import { problemCode } from '../problem.ts';
import { answerSupport, answerText } from './answer-support.ts';
import { assignCase } from './assign-case.ts';
import { because, toldAs } from './because.ts';
import { type CaseKind, type CaseName, caseKind, caseName } from './case-kinds.ts';
import { claimCase } from './claim-case.ts';
import { closeReport } from './close-report.ts';
import { releaseCase } from './release-case.ts';
import { retryPayout } from './retry-payout.ts';
import { settleFailedJob } from './settle-failed-job.ts';
import { settleSupport } from './settle-support.ts';

/** Cases that are dealt with in one call at most. */
export const mostInBulk = 100;

/** What can be done with several cases at once: with each of them what the call of its own does. */
export const bulkAct = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('claim') }),
  z.strictObject({ what: z.literal('release') }),
  z.strictObject({ what: z.literal('assign'), to: idOf('user') }),
  /** Each of the people concerned is warned once, however many of the reports are about them. */
  z.strictObject({
    what: z.literal('close-report'),
    outcome: z.enum(['nothing', 'warned'], 'Several reports at once are closed with nothing, or with a warning'),
    reason: z._default(measureReason, 'other'),
    because,
    toldAs,
  }),
  z.strictObject({ what: z.literal('settle-support') }),
  z.strictObject({ what: z.literal('answer-support'), messageText: answerText }),
  z.strictObject({ what: z.literal('retry-payout'), because }),
  z.strictObject({ what: z.literal('retry-job'), because }),
  z.strictObject({ what: z.literal('dismiss-job'), because }),
]);
export type BulkAct = z.infer<typeof bulkAct>;
export type BulkWhat = BulkAct['what'];

type Single = {
  /** Who may do it to many, and how they show who they are first: what is asked for one. */
  readonly call: Pick<Call, 'method' | 'path' | 'access'>;
  /** The kind of cases that it is for; null: for all. */
  readonly kind: CaseKind | null;
};

export const singleActs: Readonly<Record<BulkWhat, Single>> = {
  claim: { call: claimCase, kind: null },
  release: { call: releaseCase, kind: null },
  assign: { call: assignCase, kind: null },
  'close-report': { call: closeReport, kind: 'report' },
  'settle-support': { call: settleSupport, kind: 'support' },
  'answer-support': { call: answerSupport, kind: 'support' },
  'retry-payout': { call: retryPayout, kind: 'payout' },
  'retry-job': { call: settleFailedJob, kind: 'job' },
  'dismiss-job': { call: settleFailedJob, kind: 'job' },
};

/** `lastAt`: of a room of support, when the last word was written that was seen in it. What they wrote since is neither answered nor put away. */
const bulkCase = z.strictObject({ ...caseName.shape, lastAt: z.optional(z.iso.datetime('That is not a moment')) });
export type BulkCase = z.infer<typeof bulkCase>;

const keyOf = ({ kind, id }: CaseName) => `${kind} ${id}`;

export const bulkInput = z
  .strictObject({
    act: bulkAct,
    cases: z.array(bulkCase).check(
      z.minLength(1, 'Please choose what to deal with'),
      z.maxLength(mostInBulk, `${mostInBulk} at a time at most`),
      z.refine((cases) => new Set(cases.map(keyOf)).size === cases.length, 'Each case once, please'),
    ),
  })
  .check(
    z.refine(({ act, cases }) => cases.every(({ kind }) => (singleActs[act.what].kind ?? kind) === kind), {
      error: 'That cannot be done with a case of this kind',
      path: ['cases'],
    }),
  );

/** What became of one of them, or would. */
export const bulkCaseView = z.object({
  kind: caseKind,
  id: z.string(),
  isDone: z.boolean(),
  /** Why not, for programs; null where it is done. */
  code: z.nullable(problemCode),
  /** Why not; or what else comes of it, where anything does. */
  words: z.string(),
});
export type BulkCaseView = z.infer<typeof bulkCaseView>;

/** In the order in which they were asked for. */
export const bulkView = z.object({ cases: z.array(bulkCaseView), done: z.int(), refused: z.int() });
export type BulkView = z.infer<typeof bulkView>;
