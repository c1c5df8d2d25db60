import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import type { RelatedCaseView } from '@waybill/contract/ops/get-related';
import { caseTitle } from './case-words.ts';
import type { MayOpen } from './found-lines.ts';
import { opsHref, opsPaths } from './ops-paths.ts';

const kindWords: Readonly<Record<CaseKind, string>> = {
  check: 'Check',
  dispute: 'Dispute',
  report: 'Report',
  appeal: 'Appeal',
  support: 'Support',
  'sale-question': 'Sale in question',
  payout: 'Payout',
  'money-question': 'Money question',
  correction: 'Correction',
  job: 'Failed job',
};

export function relatedWord({ kind, side }: Pick<RelatedCaseView, 'kind' | 'side'>): string {
  if (kind !== 'report') return kindWords[kind];
  return side === 'about' ? 'Reported' : 'Their report';
}

/** What tells it from the others of its kind: an appeal is named by what it is against. */
export const relatedTitle = ({ kind, title }: Pick<RelatedCaseView, 'kind' | 'title'>): string =>
  kind === 'appeal' ? caseTitle({ kind, title }) : title;

/** The page of a case, where there is one and the role opens it. */
export function relatedHref({ kind, id, endedAt }: RelatedCaseView, mayOpen: MayOpen): string | null {
  switch (kind) {
    case 'check':
      return mayOpen(opsPaths.kyc) ? opsHref(opsPaths.check, { id }) : null;
    case 'dispute':
      return mayOpen(opsPaths.disputes) ? opsHref(opsPaths.dispute, { id }) : null;
    case 'report':
      return mayOpen(opsPaths.reports) ? `${opsPaths.reports}${endedAt === null ? '' : '?state=closed'}` : null;
    case 'appeal':
      return mayOpen(opsPaths.appeals) ? opsHref(opsPaths.appeal, { id }) : null;
    case 'support':
      return mayOpen(opsPaths.support) ? opsHref(opsPaths.supportRoom, { roomId: id }) : null;
    case 'sale-question':
      return mayOpen(opsPaths.saleQuestions) ? opsHref(opsPaths.saleQuestion, { id }) : null;
    case 'payout':
      return mayOpen(opsPaths.payouts) ? `${opsPaths.payouts}?state=all` : null;
    case 'money-question':
      return mayOpen(opsPaths.questions) ? opsPaths.questions : null;
    case 'correction':
      return mayOpen(opsPaths.corrections) ? opsPaths.corrections : null;
    case 'job':
      return mayOpen(opsPaths.jobs) ? opsPaths.jobs : null;
  }
}
