import type { Call } from '../call.ts';
import { answerMoneyQuestion } from './answer-money-question.ts';
import { answerSupport } from './answer-support.ts';
import { type CaseKind, caseKinds } from './case-kinds.ts';
import { closeReport } from './close-report.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideCheck } from './decide-check.ts';
import { decideCorrection } from './decide-correction.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideSaleQuestion } from './decide-sale-question.ts';
import { retryPayout } from './retry-payout.ts';
import { settleFailedJob } from './settle-failed-job.ts';
import { mayInConsole } from './staff-role-table.ts';
import type { StaffRole } from './staff-roles.ts';

/** The call that a case of each kind is decided by: who may make it may hold the case. */
const decidingCalls: Readonly<Record<CaseKind, Pick<Call, 'method' | 'path'>>> = {
  check: decideCheck,
  dispute: decideDispute,
  report: closeReport,
  appeal: decideAppeal,
  support: answerSupport,
  'sale-question': decideSaleQuestion,
  payout: retryPayout,
  'money-question': answerMoneyQuestion,
  correction: decideCorrection,
  job: settleFailedJob,
};

export function mayDecide(role: StaffRole, kind: CaseKind): boolean {
  return mayInConsole(role, decidingCalls[kind]);
}

/** The kinds of cases that are for a role. */
export function kindsFor(role: StaffRole): readonly CaseKind[] {
  return caseKinds.filter((kind) => mayDecide(role, kind));
}
