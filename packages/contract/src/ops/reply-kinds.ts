import * as z from 'zod/mini';

/**
 * What our people write words for others in: a talk with support; a warning, a restriction, a suspension, and the end of a report; papers
 * that are refused; the end of a dispute; a sale in question.
 */
export const replyKinds = ['support', 'measure', 'check', 'dispute', 'sale-question'] as const;
export type ReplyKind = (typeof replyKinds)[number];

export const replyKind = z.enum(replyKinds, 'That is not a kind of case we know');

/** How each kind reads in a list of them. */
export const replyKindWords: Readonly<Record<ReplyKind, string>> = {
  support: 'Support',
  measure: 'Warnings, restrictions and reports',
  check: 'Refused papers',
  dispute: 'Disputes',
  'sale-question': 'Sales in question',
};
