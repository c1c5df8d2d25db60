import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import type { WaitingCaseView } from '@waybill/contract/ops/case-view';
import { againstWords } from './appeal-words.ts';
import { opsHref, opsPaths } from './ops-paths.ts';
import { reasonWords } from './report-words.ts';

/** How each kind of case is called where several stand in one list. */
export const caseKindWords: Readonly<Record<CaseKind, string>> = {
  check: 'Identity check',
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

const lists = {
  report: opsPaths.reports,
  payout: opsPaths.payouts,
  'money-question': opsPaths.questions,
  correction: opsPaths.corrections,
  job: opsPaths.jobs,
} as const;

/** The page of a case, or the list that it is decided in. */
export function caseHref(kind: CaseKind, id: string): string {
  if (kind === 'check') return opsHref(opsPaths.check, { id });
  if (kind === 'dispute') return opsHref(opsPaths.dispute, { id });
  if (kind === 'sale-question') return opsHref(opsPaths.saleQuestion, { id });
  if (kind === 'appeal') return opsHref(opsPaths.appeal, { id });
  if (kind === 'support') return opsHref(opsPaths.supportRoom, { roomId: id });
  return lists[kind];
}

/** What tells it from the others of its kind. */
export function caseTitle({ kind, title }: Pick<WaitingCaseView, 'kind' | 'title'>): string {
  if (kind === 'check') return title === '' ? 'Documents of a business' : 'Papers';
  if (kind === 'report') return isReason(title) ? reasonWords[title] : title;
  if (kind === 'appeal') return isMeasure(title) ? againstWords[title] : title;
  return title === '' ? 'A picture' : title;
}

function isMeasure(title: string): title is keyof typeof againstWords {
  return Object.hasOwn(againstWords, title);
}

function isReason(title: string): title is keyof typeof reasonWords {
  return Object.hasOwn(reasonWords, title);
}
