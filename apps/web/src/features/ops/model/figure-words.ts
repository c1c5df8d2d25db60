import type { CaseKind } from '@waybill/contract/ops/case-kinds';

/** The queues, as the menu has them. */
export const queueWords: Readonly<Record<CaseKind, string>> = {
  check: 'Identity checks',
  dispute: 'Disputes',
  report: 'Reports',
  appeal: 'Appeals',
  support: 'Support',
  'sale-question': 'Sales in question',
  payout: 'Payouts',
  'money-question': 'Money questions',
  correction: 'Corrections',
  job: 'Failed jobs',
};

const outcomes: Readonly<Record<string, string>> = {
  accepted: 'Accepted',
  refused: 'Refused',
  nothing: 'Left as it is',
  removed: 'Taken down',
  suspended: 'Suspended',
  refunded: 'Refunded',
  released: 'Released',
  refund: 'Refunded',
  release: 'Released',
  split: 'Split',
  stands: 'Let stand',
  'taken-back': 'Taken back',
  lifted: 'Lifted otherwise',
  withdrawn: 'They left',
  'by-themselves': 'Ended without us',
  'looked-into': 'Late claim looked into',
  answered: 'Answered',
  settled: 'Needed no answer',
  'sent-again': 'Sent again',
  'given-back': 'Given back',
  credit: 'Credited',
  refuse: 'Refused',
  close: 'Closed',
  approved: 'Approved',
  rejected: 'Rejected',
  'run-again': 'Run again',
  dismissed: 'Put away',
  decided: 'Decided',
  otherwise: 'Closed otherwise',
};

/** “Sent again”. What is not known yet is said as it is. */
export const outcomeWords = (outcome: string): string => outcomes[outcome] ?? outcome.replaceAll('-', ' ');

const [minute, hour, day] = [60, 3600, 86_400];

/** How long it took, as one would say it: “4 min”, “2 h 10 min”, “3 days”. */
export function tookWords(seconds: number): string {
  if (seconds < minute) return 'under 1 min';
  if (seconds < hour) return `${Math.round(seconds / minute)} min`;
  if (seconds < 10 * hour) {
    const minutes = Math.round(seconds / minute);
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  }
  if (seconds < 2 * day) return `${Math.round(seconds / hour)} h`;
  return `${Math.round(seconds / day)} days`;
}

/** “12%” of so many; nothing where there was none. */
export const shareWords = (part: number, of: number): string => (of === 0 ? 'none' : `${Math.round((part / of) * 100)}%`);
