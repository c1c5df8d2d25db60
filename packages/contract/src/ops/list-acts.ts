import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { page, pageQuery } from '../paging.ts';
import { actFilter } from './act-filter.ts';

/** An act of staff in the audit trail. */
export const actView = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Their username; null for the command line of the machine itself. */
  by: z.nullable(z.string()),
  /** `suspended`, `identity-accepted`, `dispute-split` …: see actNames. */
  what: z.string(),
  /** The thing it was done to: a person, an order, a payment … */
  subject: z.string(),
  /** The person it concerns, where it concerns one. */
  userId: z.nullable(idOf('user')),
  username: z.nullable(z.string()),
  because: z.string(),
  /** Further facts for people to read: “Outcome” “nothing”. */
  about: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Until when it can be taken back, by whoever may; null where it cannot, and then `whyNot` says why, if it was a decision. */
  undo: z.object({ until: z.nullable(z.iso.datetime()), whyNot: z.string() }),
  /** The username of whoever took it back. */
  undoneBy: z.nullable(z.string()),
});
export type ActView = z.infer<typeof actView>;

/** Every act there is, and how it reads: “ops.ngozi suspended …”. */
export const actNames = {
  'staff-created': 'made staff of',
  'staff-ended': 'ended the work of',
  'staff-role-changed': 'changed the role of',
  'second-factor-reset': 'reset the second factor of',
  'person-looked-at': 'looked at the account of',
  'found-by-search': 'found by search',
  warned: 'warned',
  restricted: 'restricted',
  'warning-lifted': 'took back a warning of',
  'restriction-lifted': 'lifted the restriction of',
  'appeal-looked-at': 'looked at an appeal of',
  'appeal-rejected': 'let stand what was appealed by',
  'appeal-granted': 'granted the appeal of',
  'order-looked-at': 'looked at an order of',
  'transaction-looked-at': 'looked at a transaction of',
  'list-exported': 'took a list out of here:',
  suspended: 'suspended',
  restored: 'restored',
  'identity-looked-at': 'looked at the papers of',
  'paper-opened': 'opened a paper of',
  'identity-accepted': 'accepted the papers of',
  'identity-refused': 'refused the papers of',
  'identity-marked': 'marked the identity of',
  'report-closed': 'closed a report about',
  'item-removed': 'removed an item of',
  'chat-read': 'read a reported chat of',
  'dispute-refunded': 'refunded the sender of',
  'dispute-released': 'released the fee of',
  'dispute-split': 'split the fee of',
  'sale-refunded': 'refunded the buyer of',
  'sale-released': 'released the price of',
  'sale-split': 'split the price of',
  'side-asked': 'asked a side of',
  'question-withdrawn': 'took back a question about',
  'claim-looked-into': 'looked into a late claim about',
  'question-answered': 'answered a question about',
  'payout-retried': 'sent again the payout',
  'payout-given-back': 'gave back the payout',
  'decision-proposed': 'proposed a decision about',
  'decision-confirmed': 'confirmed a decision about',
  'decision-declined': 'declined a decision about',
  'correction-proposed': 'proposed a correction for',
  'correction-approved': 'approved a correction for',
  'correction-rejected': 'rejected a correction for',
  'books-proven': 'proved the books',
  'job-retried': 'ran again the job',
  'job-dismissed': 'dismissed the job',
  'support-answered': 'answered',
  'support-settled': 'marked as answered',
  undone: 'took back a decision about',
  'case-claimed': 'took on',
  'case-released': 'put back',
  'case-taken-over': 'took over a case from',
  'case-assigned': 'gave a case to',
  'case-handed-over': 'handed over a case to',
  'case-noted': 'wrote a note beside',
  'reply-written': 'wrote the saved reply',
  'reply-changed': 'changed the saved reply',
  'reply-retired': 'retired the saved reply',
  'reply-returned': 'brought back the saved reply',
  'view-shared': 'shared the view',
  'view-changed': 'changed the shared view',
  'view-unshared': 'shares no longer the view',
  'view-removed': 'removed the shared view',
  'view-returned': 'brought back the shared view',
  announced: 'announced',
  'trail-exported': 'took out of the audit trail',
  'figures-exported': 'took out the figures of',
} as const;
export type ActName = keyof typeof actNames;

export const listActs = defineCall({
  method: 'GET',
  path: '/ops/acts',
  access: 'staff',
  summary: 'The audit trail: who of our people did what, to what and why, newest first. It can only grow.',
  query: z.strictObject({
    ...pageQuery,
    ...actFilter,
    /** Without those who only looked, wrote a note or took a case on. */
    show: z._default(z.enum(['everything', 'decisions'], 'Please choose everything or decisions'), 'everything'),
  }),
  success: { status: 200, body: page(actView) },
});
