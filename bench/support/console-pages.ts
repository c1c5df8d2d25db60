import { caseThing, staffId } from './seed-cases.ts';
import { personId } from './seed-orders.ts';

/** What a page of the console asks the server for. */
export type ConsolePage = {
  readonly name: string;
  readonly path: string;
  /** A house without cases has no such page. */
  readonly isOfCase?: boolean;
  /** So many pages down its list, of fifty rows each. */
  readonly deep?: boolean;
};

const list = (name: string, path: string): ConsolePage[] => [
  { name, path },
  { name: `${name}, deep`, path, deep: true },
];

const [order, room, check] = [caseThing('ord', 11), caseThing('rom', 11), caseThing('kyc', 11)];
const tracking = 'AAAAAAABB';

/** Every page, with the list or the case that it shows. */
export const consolePages: readonly ConsolePage[] = [
  { name: 'overview', path: '/ops/overview' },
  { name: 'desk', path: '/ops/desk' },
  ...list('my work', '/ops/cases'),
  { name: 'what I hold', path: '/ops/cases?held=me' },
  ...list('what nobody holds', '/ops/cases?held=nobody'),
  { name: 'mentions', path: '/ops/mentions' },
  ...list('checks', '/ops/kyc'),
  ...list('reports', '/ops/reports'),
  ...list('disputes', '/ops/disputes'),
  ...list('decided disputes', '/ops/disputes?state=decided'),
  ...list('sale questions', '/ops/sale-questions'),
  ...list('support', '/ops/support'),
  ...list('all of support', '/ops/support?state=all'),
  ...list('payouts', '/ops/payouts?state=stuck'),
  ...list('money questions', '/ops/money-questions'),
  ...list('corrections', '/ops/corrections'),
  { name: 'proposals', path: '/ops/proposals' },
  ...list('failed jobs', '/ops/jobs'),
  { name: 'a check', path: `/ops/kyc/${check}`, isOfCase: true },
  { name: 'a dispute', path: `/ops/disputes/${order}`, isOfCase: true },
  { name: 'a sale question', path: `/ops/sale-questions/${caseThing('sal', 11)}`, isOfCase: true },
  { name: 'a support room', path: `/ops/support/${room}`, isOfCase: true },
  { name: 'notes of a case', path: `/ops/cases/dispute/${order}/notes`, isOfCase: true },
  { name: 'proposals of a case', path: `/ops/proposals?caseId=${order}`, isOfCase: true },
  { name: 'figures, 7 days', path: '/ops/figures?days=7' },
  { name: 'figures, 30 days', path: '/ops/figures?days=30' },
  { name: 'figures, 90 days', path: '/ops/figures?days=90' },
  { name: 'find a number', path: `/ops/search?searchText=${tracking}` },
  { name: 'find a name', path: '/ops/search?searchText=Number77' },
  { name: 'find a phone', path: '/ops/search?searchText=%2B2348000000077' },
  { name: 'find an email', path: '/ops/search?searchText=person77%40bench.example' },
  ...list('orders', '/ops/orders'),
  { name: 'orders of a kind', path: '/ops/orders?status=8&startDate=2026-01-01&leastAmount=100' },
  { name: 'an order', path: `/ops/orders/${order}`, isOfCase: true },
  ...list('transactions', '/ops/transactions'),
  { name: 'transactions of a kind', path: '/ops/transactions?kind=payout&status=0' },
  { name: 'a transaction', path: `/ops/transactions/${caseThing('trx', 11, '1')}`, isOfCase: true },
  ...list('acts', '/ops/acts'),
  { name: 'acts by one of us', path: '/ops/acts?by=colleague4' },
  { name: 'acts of a kind', path: '/ops/acts?what=report-closed&startDate=2026-01-01' },
  { name: 'acts with words', path: '/ops/acts?searchText=looked' },
  { name: 'acts about somebody', path: `/ops/acts?userId=${personId(12)}` },
  ...list('people', '/ops/people'),
  { name: 'people by name', path: '/ops/people?searchText=Number77' },
  { name: 'a person', path: `/ops/people/${personId(12)}` },
  { name: 'related', path: `/ops/related?people=${personId(12)},${personId(19)}` },
  { name: 'the team', path: '/ops/staff' },
  { name: 'books', path: '/ops/books' },
];

export const leadId = staffId(1);
