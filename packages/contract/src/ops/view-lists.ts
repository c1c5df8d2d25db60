import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { actFilter } from './act-filter.ts';
import { listActs } from './list-acts.ts';
import { listConsoleOrders, orderListFilter } from './list-console-orders.ts';
import { listConsoleTransactions, transactionListFilter } from './list-console-transactions.ts';
import { listOpenCases, openCaseFilter } from './list-open-cases.ts';

/** The lists of the console that can be kept as one has narrowed them. */
export const viewLists = ['orders', 'transactions', 'acts', 'work'] as const;
export type ViewList = (typeof viewLists)[number];

export const viewList = z.enum(viewLists, 'That is not a list we know');

/** The call of each list: whoever may not make it has no views of it. */
export const viewListCalls: Readonly<Record<ViewList, Pick<Call, 'method' | 'path'>>> = {
  orders: listConsoleOrders,
  transactions: listConsoleTransactions,
  acts: listActs,
  work: listOpenCases,
};

/** What each list is narrowed by: its own schema judges a view of it, so that none opens a list that is refused. */
const filterFields = {
  orders: orderListFilter,
  transactions: transactionListFilter,
  acts: actFilter,
  work: openCaseFilter,
} as const satisfies Record<ViewList, Readonly<Record<string, z.core.$ZodType>>>;

export function viewFilterNames(list: ViewList): readonly string[] {
  return Object.keys(filterFields[list]);
}

type Filters = Readonly<Record<string, string>>;

/** What is wrong with the filters, as the list itself would say it; nothing where it takes them. */
export function filterComplaint(list: ViewList, filters: Filters): string | undefined {
  const strange = Object.keys(filters).find((name) => !viewFilterNames(list).includes(name));
  if (strange !== undefined) return `This list has no filter “${strange}”`;
  const judged = z.safeParse(z.strictObject(filterFields[list]), filters);
  return judged.success ? undefined : judged.error.issues[0]?.message;
}

/** Those that the list still takes: what it was narrowed by once may be gone since. */
export function filtersStillTaken(list: ViewList, filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => filterComplaint(list, { [name]: value }) === undefined),
  );
}
