import type { Currency } from '@waybill/contract/money';
import { type TransactionKind, type TransactionStatus, transactionStatus } from '@waybill/contract/wallet/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/db/in-zone.ts';

export type TransactionRow = {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly direction: 'in' | 'out';
  readonly currency: Currency;
  readonly amountMinor: string;
  readonly status: TransactionStatus;
  readonly title: string;
  readonly detail: string;
  readonly reference: string;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
};

export type NewTransaction = Omit<TransactionRow, 'amountMinor' | 'createdAt' | 'settledAt'> & {
  readonly userId: string;
  readonly amountMinor: bigint;
  /** When it happened, if not now. */
  readonly at?: Date;
};

const columns = (db: Db) =>
  db`id, kind, direction, currency, amount_minor, status, title, detail, reference, created_at, settled_at`;

export function insertTransaction(tx: Tx, { at, ...line }: NewTransaction): void {
  const isSettled = line.status !== transactionStatus.Pending;
  const row = { ...line, amountMinor: String(line.amountMinor), settledAt: isSettled ? (at ?? new Date()) : null };
  tx.write(tx`insert into wallet_transaction ${tx(at ? { ...row, createdAt: at } : row)}`);
}

/**
 * Sets the status of a line. A late report never undoes a final one, save that a failed payment may still succeed: a payer
 * whose card was declined takes another on the same page.
 */
export function settleTransaction(tx: Tx, id: string, status: TransactionStatus, detail?: string): void {
  const { Pending, Successful, Failed } = transactionStatus;
  const from = status === Pending ? [Pending] : status === Successful ? [Pending, Successful, Failed] : [Pending, Successful];
  tx.write(tx`
    update wallet_transaction set status = ${status}, detail = coalesce(${detail ?? null}, detail),
      settled_at = case when ${status}::smallint = ${Pending}::smallint then settled_at else now() end
    where id = ${id} and status = any(${from}::smallint[])`);
}

/** The same for the line of a payment; a buyer's has none. */
export function settleLineOf(
  tx: Tx,
  { transactionId }: { readonly transactionId: string | null },
  status: TransactionStatus,
  detail?: string,
): void {
  if (transactionId !== null) settleTransaction(tx, transactionId, status, detail);
}

/** Describes a line, however it stands. */
export function setDetail(tx: Tx, id: string, detail: string): void {
  tx.write(tx`update wallet_transaction set detail = ${detail} where id = ${id}`);
}

/** Stores the reference that the provider knows, because that is the one which support will be given. */
export function renameTransaction(tx: Tx, id: string, reference: string): void {
  tx.write(tx`update wallet_transaction set reference = ${reference} where id = ${id}`);
}

/** Describes a line that is under way. False when the text is unchanged. */
export async function describeTransaction(tx: Tx, id: string, detail: string): Promise<boolean> {
  const rows = await tx`
    update wallet_transaction set detail = ${detail}
    where id = ${id} and status = ${transactionStatus.Pending} and detail <> ${detail} returning id`;
  return rows.length === 1;
}

/** Another amount than was asked for was paid, and taken. */
export function amendTransaction(
  tx: Tx,
  id: string,
  { amountMinor, currency }: { readonly amountMinor: string; readonly currency: Currency },
): void {
  tx.write(tx`update wallet_transaction set amount_minor = ${amountMinor}, currency = ${currency} where id = ${id}`);
}

export async function findTransaction(db: Db, userId: string, id: string): Promise<TransactionRow | undefined> {
  const [row] = await db<
    TransactionRow[]
  >`select ${columns(db)} from wallet_transaction where id = ${id} and user_id = ${userId}`;
  return row;
}

export async function findTransactionByReference(db: Db, userId: string, reference: string): Promise<TransactionRow | undefined> {
  const [row] = await db<
    TransactionRow[]
  >`select ${columns(db)} from wallet_transaction where reference = ${reference} and user_id = ${userId}`;
  return row;
}

/** Amounts of the lines under these references. */
export async function findAmounts(db: Db, references: readonly string[]): Promise<{ reference: string; amountMinor: string }[]> {
  return db<
    { reference: string; amountMinor: string }[]
  >`select reference, amount_minor from wallet_transaction where reference = any(${[...references]})`;
}

export type TransactionSearch = {
  readonly userId: string;
  readonly currency?: Currency | undefined;
  readonly status?: number | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly timeZone: string;
  readonly limit: number;
  readonly skip: number;
  readonly before?: { readonly createdAt: Date; readonly id: string } | undefined;
};

/** Days are those of the time zone, both included. */
export async function searchTransactions(db: Db, search: TransactionSearch): Promise<TransactionRow[]> {
  const { userId, currency, status, startDate, endDate, timeZone, limit, skip, before } = search;
  return db<TransactionRow[]>`
    select ${columns(db)} from wallet_transaction
    where user_id = ${userId}
      ${currency ? db`and currency = ${currency}` : db``}
      ${status === undefined ? db`` : db`and status = ${status}`}
      ${startDate ? db`and created_at >= ${startDate}::date::timestamp ${inZone(db, timeZone)}` : db``}
      ${endDate ? db`and created_at < (${endDate}::date + 1)::timestamp ${inZone(db, timeZone)}` : db``}
      ${before ? db`and (created_at, id) < (${before.createdAt}, ${before.id})` : db``}
    order by created_at desc, id desc limit ${limit} offset ${before ? 0 : skip}`;
}

export type FlowRow = { readonly day: string; readonly moneyIn: string; readonly moneyOut: string };

export type FlowSpan = { readonly currency: Currency; readonly days: number; readonly timeZone: string };

/** Money that really moved, per day, oldest first: pending and failed lines do not count. Days without any are included. */
export async function moneyFlow(db: Db, userId: string, { currency, days, timeZone }: FlowSpan): Promise<FlowRow[]> {
  return db<FlowRow[]>`
    with today as (select (now() ${inZone(db, timeZone)})::date as day),
    moved as (
      select (created_at ${inZone(db, timeZone)})::date as day,
             sum(amount_minor) filter (where direction = 'in') as money_in, sum(amount_minor) filter (where direction = 'out') as money_out
      from wallet_transaction, today
      where user_id = ${userId} and currency = ${currency} and status = ${transactionStatus.Successful}
        and created_at >= (today.day - ${days - 1}::int)::timestamp ${inZone(db, timeZone)}
      group by 1)
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(money_in, 0) as money_in, coalesce(money_out, 0) as money_out
    from today, generate_series(today.day - ${days - 1}::int, today.day, interval '1 day') as calendar(day)
    left join moved on moved.day = calendar.day::date
    order by calendar.day`;
}
