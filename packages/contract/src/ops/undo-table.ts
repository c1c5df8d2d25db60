import type { Call } from '../call.ts';
import { closeReport } from './close-report.ts';
import { decideCheck } from './decide-check.ts';
import { liftMeasure } from './lift-measure.ts';
import { type ActName, actNames } from './list-acts.ts';
import { lookIntoClaim } from './look-into-claim.ts';
import { restorePerson } from './restore-person.ts';
import { restrictPerson } from './restrict-person.ts';
import { settleFailedJob } from './settle-failed-job.ts';
import { settleSupport } from './settle-support.ts';
import { mayInConsole } from './staff-role-table.ts';
import type { StaffRole } from './staff-roles.ts';
import { suspendPerson } from './suspend-person.ts';
import { warnPerson } from './warn-person.ts';

/** For so long after a decision it can be taken back, by the clock of the database. */
export const undoMinutes = 10;

/** The call that the decision was made by, whose roles may take it back; or why it cannot be, in words for the screen. */
type Rule = Pick<Call, 'method' | 'path'> | { readonly whyNot: string };

const money: Rule = { whyNot: 'Decisions about money are not undone.' };
const waits: Rule = { whyNot: 'Nothing has moved by it: it is declined, or taken back, where it waits.' };
const team: Rule = { whyNot: 'An admin changes it again.' };
/** A look, a note, a file: nothing was decided, so there is nothing to say about it. */
const none: Rule = { whyNot: '' };

/** Of each act of the audit trail, whether it can be taken back. */
const undoTable: Readonly<Record<ActName, Rule>> = {
  warned: warnPerson,
  restricted: restrictPerson,
  suspended: suspendPerson,
  restored: restorePerson,
  'warning-lifted': liftMeasure,
  'restriction-lifted': liftMeasure,
  'identity-accepted': decideCheck,
  'identity-refused': decideCheck,
  'report-closed': closeReport,
  'claim-looked-into': lookIntoClaim,
  'support-settled': settleSupport,
  'job-dismissed': settleFailedJob,

  'item-removed': { whyNot: 'What was taken down stays down: what was held for it has gone back.' },
  'appeal-granted': { whyNot: 'An appeal is answered once, and they have been told.' },
  'appeal-rejected': { whyNot: 'An appeal is answered once, and they have been told.' },
  'job-retried': { whyNot: 'It runs already.' },
  'support-answered': { whyNot: 'It is with them. You can write another word.' },
  'side-asked': { whyNot: 'The question can be taken back on its case until it is answered.' },
  'question-withdrawn': { whyNot: 'They have been told. You can ask again.' },
  'identity-marked': { whyNot: 'That was done at the machine itself.' },
  undone: { whyNot: 'It was a taking back itself.' },
  'dispute-refunded': money,
  'dispute-released': money,
  'dispute-split': money,
  'sale-refunded': money,
  'sale-released': money,
  'sale-split': money,
  'question-answered': money,
  'payout-retried': money,
  'payout-given-back': money,
  'correction-approved': money,
  'decision-confirmed': money,
  'decision-proposed': waits,
  'correction-proposed': waits,
  'decision-declined': { whyNot: 'It can be proposed again.' },
  'correction-rejected': { whyNot: 'It can be proposed again.' },
  'staff-created': team,
  'staff-ended': team,
  'staff-role-changed': team,
  'second-factor-reset': { whyNot: 'They set up another one.' },

  'person-looked-at': none,
  'found-by-search': none,
  'appeal-looked-at': none,
  'order-looked-at': none,
  'transaction-looked-at': none,
  'list-exported': none,
  'identity-looked-at': none,
  'paper-opened': none,
  'chat-read': none,
  'books-proven': none,
  'reply-written': none,
  'reply-changed': none,
  'reply-retired': none,
  'reply-returned': none,
  'view-changed': none,
  'view-shared': none,
  'view-unshared': none,
  'view-removed': none,
  'view-returned': none,
  'case-claimed': none,
  'case-released': none,
  'case-taken-over': none,
  'case-assigned': none,
  'case-handed-over': none,
  'case-noted': none,
  announced: none,
  'trail-exported': none,
  'figures-exported': none,
};

const ruleOf = (what: string): Rule => (isAct(what) ? undoTable[what] : none);

function isAct(what: string): what is ActName {
  return Object.hasOwn(actNames, what);
}

/** Why such an act is not taken back, in words; empty where it can be, or where nothing was decided. */
export function whyNotUndone(what: string): string {
  const rule = ruleOf(what);
  return 'whyNot' in rule ? rule.whyNot : '';
}

export const canBeUndone = (what: string): boolean => !('whyNot' in ruleOf(what));

/** Acts that decide something, whether or not they can be taken back. */
export const decisionActs: readonly ActName[] = Object.keys(actNames)
  .filter(isAct)
  .filter((what) => {
    const rule = undoTable[what];
    return !('whyNot' in rule) || rule.whyNot !== '';
  });

/** Whether somebody in this role may take back such an act: their own, where their role decides it; a lead also those of others. */
export function mayUndo(role: StaffRole, what: string, isOwn: boolean): boolean {
  const rule = ruleOf(what);
  if ('whyNot' in rule) return false;
  return (isOwn || role === 'lead' || role === 'admin') && mayInConsole(role, rule);
}
