import { type ConsoleOrderKind, consoleOrderKinds } from '@waybill/contract/ops/list-console-orders';
import { type TransactionKind, transactionKinds } from '@waybill/contract/wallet/enums';
import type { OrderListFilter } from '../api/list-console-orders.ts';
import type { TransactionListFilter } from '../api/list-console-transactions.ts';

type Query = Pick<URLSearchParams, 'get'>;

const sorts = ['newest', 'oldest'] as const;
const currencies = ['NGN', 'USD'] as const;
const directions = ['in', 'out'] as const;
const providers = ['paystack', 'paypal'] as const;

/** One of these words, or nothing: an address can be typed by hand. */
function oneOf<Value extends string>(query: Query, name: string, values: readonly Value[]): Value | undefined {
  const wanted = query.get(name);
  return values.find((value) => value === wanted);
}

function textIn(query: Query, name: string, pattern: RegExp): string | undefined {
  const wanted = query.get(name)?.trim() ?? '';
  return pattern.test(wanted) ? wanted : undefined;
}

function numberIn(query: Query, name: string): number | undefined {
  const wanted = textIn(query, name, /^\d{1,12}(\.\d{1,2})?$/);
  return wanted === undefined ? undefined : Number(wanted);
}

const dayPattern = /^20\d\d-\d\d-\d\d$/;

function sharedFilter(query: Query) {
  return {
    currency: oneOf(query, 'currency', currencies),
    leastAmount: numberIn(query, 'leastAmount'),
    mostAmount: numberIn(query, 'mostAmount'),
    startDate: textIn(query, 'startDate', dayPattern),
    endDate: textIn(query, 'endDate', dayPattern),
    userId: textIn(query, 'userId', /^usr_[0-9A-HJKMNP-TV-Z]{26}$/),
    country: textIn(query, 'country', /^[A-Z]{2}$/),
    sort: oneOf(query, 'sort', sorts),
  };
}

/** Nothing is sent that is not asked for. */
function given<Filter extends object>(filter: Filter): Partial<{ [Name in keyof Filter]: NonNullable<Filter[Name]> }>;
function given(filter: object): object {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** What the address of the list of orders asks for. */
export function orderFilterOf(query: Query): OrderListFilter {
  const kind: ConsoleOrderKind | undefined = oneOf(query, 'kind', consoleOrderKinds);
  return given({ ...sharedFilter(query), status: numberIn(query, 'status'), kind });
}

/** What the address of the list of transactions asks for. */
export function transactionFilterOf(query: Query): TransactionListFilter {
  const kind: TransactionKind | undefined = oneOf(query, 'kind', transactionKinds);
  return given({
    ...sharedFilter(query),
    status: numberIn(query, 'status'),
    kind,
    direction: oneOf(query, 'direction', directions),
    provider: oneOf(query, 'provider', providers),
    reference: textIn(query, 'reference', /^.{1,120}$/),
  });
}
