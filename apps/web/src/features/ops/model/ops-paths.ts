import type { ParamName } from '../../../ui/navigation/match-path.ts';

/** Every address of the console. Apart from those of the app, so that only staff download them. */
export const opsPaths = {
  overview: '/ops',
  work: '/ops/work',
  kyc: '/ops/kyc',
  check: '/ops/kyc/:id',
  reports: '/ops/reports',
  appeals: '/ops/appeals',
  appeal: '/ops/appeals/:id',
  disputes: '/ops/disputes',
  dispute: '/ops/disputes/:id',
  saleQuestions: '/ops/sale-questions',
  saleQuestion: '/ops/sale-questions/:id',
  support: '/ops/support',
  supportRoom: '/ops/support/:roomId',
  orders: '/ops/orders',
  order: '/ops/orders/:id',
  transactions: '/ops/transactions',
  transaction: '/ops/transactions/:id',
  people: '/ops/people',
  person: '/ops/people/:id',
  payouts: '/ops/payouts',
  questions: '/ops/questions',
  books: '/ops/books',
  corrections: '/ops/corrections',
  proposals: '/ops/proposals',
  replies: '/ops/replies',
  staff: '/ops/staff',
  jobs: '/ops/jobs',
  figures: '/ops/figures',
  acts: '/ops/acts',
  secondFactor: '/ops/second-factor',
} as const;

export type OpsPath = (typeof opsPaths)[keyof typeof opsPaths];

/** Fills in an address: `opsHref(opsPaths.person, { id })`. */
export function opsHref<P extends OpsPath>(path: P, params: { readonly [Name in ParamName<P>]: string }): string {
  const values: Readonly<Record<string, string>> = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
