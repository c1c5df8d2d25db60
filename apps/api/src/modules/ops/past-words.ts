import type { ActName } from '@waybill/contract/ops/list-acts';
import { momentWords } from './moment-words.ts';
import type { DecidedBefore } from './storage/decided-before.ts';

type About = DecidedBefore['about'];

/** What somebody did, after their name: “Femi Ade closed this report 2 minutes ago”. */
const whatWasDone: Partial<Readonly<Record<ActName, string | ((about: About) => string)>>> = {
  'identity-accepted': 'accepted these papers',
  'identity-refused': 'refused these papers',
  'report-closed': ({ outcome }) => `${outcomes[String(outcome)] ?? ''}closed this report`,
  'dispute-refunded': 'refunded the sender',
  'dispute-released': 'released the fee to the carrier',
  'dispute-split': 'split the fee',
  'claim-looked-into': 'looked into this claim',
  'sale-refunded': 'refunded the buyer',
  'sale-released': 'released the price to the seller',
  'sale-split': 'split the price',
  'question-answered': ({ answer }) => answers[String(answer)] ?? 'answered this',
  'payout-retried': 'sent this payout again',
  'payout-given-back': 'gave this payout back',
  'correction-approved': 'approved this correction',
  'correction-rejected': 'rejected this correction',
  'decision-proposed': 'proposed a decision about this',
  'decision-confirmed': 'confirmed this decision',
  'decision-declined': 'declined this decision',
  'job-retried': 'ran this job again',
  'job-dismissed': 'dismissed this job',
  'support-answered': 'answered them',
  'support-settled': 'marked this as answered',
  suspended: 'suspended them',
  restored: 'restored them',
  restricted: 'restricted them to reading',
  'warning-lifted': 'took back this warning',
  'restriction-lifted': 'lifted this restriction',
  'appeal-granted': 'took this back',
  'appeal-rejected': 'let this stand',
  'staff-role-changed': 'gave them this role',
  undone: 'took a decision back',
};

const outcomes: Readonly<Record<string, string>> = {
  removed: 'took the item down and ',
  warned: 'warned them and ',
  restricted: 'restricted them and ',
  suspended: 'suspended them and ',
};

const answers: Readonly<Record<string, string>> = {
  credit: 'credited this payment',
  refuse: 'refused this payment',
  close: 'closed this question',
};

const mostOfAReason = 200;

/** “Femi Ade closed this report 2 minutes ago: “It is a trick”.” */
export function pastWords({ what, staffId, fullName, about, at, because, now }: DecidedBefore, readerId: string | null): string {
  const done = whatWasDone[what];
  const deed = typeof done === 'function' ? done(about) : (done ?? 'decided this');
  const when = agoWords(at, now);
  const said = because.length > mostOfAReason ? `${because.slice(0, mostOfAReason)} …` : because;
  const reason = said === '' ? '.' : `: “${said}”${/[.!?…]$/.test(said) ? '' : '.'}`;
  if (staffId === null) return `From the command line, somebody ${deed} ${when}${reason}`;
  return `${staffId === readerId ? 'You' : fullName} ${deed} ${when}${reason}`;
}

const minuteMs = 60_000;

/** “just now”, “2 minutes ago”, “3 hours ago”; from a day on with its date. */
function agoWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  return `on ${momentWords(at, now)}`;
}
