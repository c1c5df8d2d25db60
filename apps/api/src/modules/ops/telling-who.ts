import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import type { ActName } from '@waybill/contract/ops/list-acts';
import type { ProblemCode } from '@waybill/contract/problem';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { pastWords } from './past-words.ts';
import { findDecidedBefore } from './storage/decided-before.ts';

const disputeActs = ['dispute-refunded', 'dispute-released', 'dispute-split'] as const;

/** The acts that decide a case of each kind; and what is decided about an account, a measure, a proposal or a colleague. */
const decidingActs = {
  check: ['identity-accepted', 'identity-refused'],
  report: ['report-closed'],
  appeal: ['appeal-granted', 'appeal-rejected'],
  dispute: [...disputeActs, 'claim-looked-into'],
  support: ['support-settled', 'support-answered'],
  'sale-question': ['sale-refunded', 'sale-released', 'sale-split'],
  payout: ['payout-retried', 'payout-given-back'],
  'money-question': ['question-answered'],
  correction: ['correction-approved', 'correction-rejected'],
  job: ['job-retried', 'job-dismissed'],
  suspension: ['suspended'],
  restoration: ['restored', 'undone'],
  undoing: ['undone'],
  restriction: ['restricted'],
  measure: ['warning-lifted', 'restriction-lifted'],
  proposal: ['decision-confirmed', 'decision-declined'],
  proposing: ['decision-proposed'],
  team: ['staff-role-changed'],
} as const satisfies Readonly<Record<CaseKind, readonly ActName[]> & Record<string, readonly ActName[]>>;

type Decided = {
  readonly kind: keyof typeof decidingActs;
  /** Of the case, person, measure …: the subject of the act, or one of its facts. */
  readonly id: string;
  /** Whoever decides now; null for the command line. */
  readonly staffId: string | null;
};

/** Refusals that say that the case is not there to be decided any more. Of a dispute and a job they have a code of their own. */
const overCodes: Partial<Readonly<Record<Decided['kind'], ProblemCode>>> = { dispute: 'step_not_allowed', job: 'not_found' };

/** Decides; and where it is decided already, says who of us did, when, and what. */
export async function tellingWho<T>(db: Db, decided: Decided, decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code } = error;
    if (code !== 'already_decided' && code !== overCodes[decided.kind]) throw error;
    throw await namedRefusal(db, decided, error);
  }
}

/** The refusal with the name of whoever was faster; as it is where none of us was: a provider, the clock, the two themselves. */
export async function namedRefusal(db: Db, { kind, id, staffId }: Decided, refusal: Problem): Promise<Problem> {
  const before = await findDecidedBefore(db, id, decidingActs[kind]);
  if (!before) return refusal;
  const words = [...(kind === 'payout' ? [refusal.message] : []), pastWords(before, staffId), rest[kind] ?? nothingLeft].join(
    ' ',
  );
  return new Problem(refusal.code === 'not_found' ? 'already_decided' : refusal.code, words);
}

const nothingLeft = 'There is nothing left to do.';

const rest: Partial<Readonly<Record<Decided['kind'], string>>> = {
  restriction: 'Lift that first, if it should be another.',
  proposing: 'Please confirm or decline that one.',
};
