import * as z from 'zod/mini';

/** Everything that can wait for one of our people. */
export const caseKinds = [
  'check',
  'dispute',
  'report',
  'appeal',
  'support',
  'sale-question',
  'payout',
  'money-question',
  'correction',
  'job',
] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseKind = z.enum(caseKinds, 'That is not a kind of case we know');

/** Of the order, room, payout … that the case is about: the id that its page uses. */
export const caseId = z.string().check(z.regex(/^[\w.-]{1,200}$/, 'That is not an id we know'));

/** What names a case of the console. */
export const caseName = z.strictObject({ kind: caseKind, id: caseId });
export type CaseName = z.infer<typeof caseName>;
