import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/db/in-zone.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Period } from '../period.ts';

type StatementRow = {
  readonly at: Date;
  readonly title: string;
  readonly reference: string;
  readonly change: bigint;
  readonly balance: bigint;
};
export type Statement = { readonly opening: bigint; readonly rows: readonly StatementRow[]; readonly closing: bigint };

const mostRows = 20_000;

type Entry = {
  readonly at: Date;
  readonly kind: string;
  /** Title of the line in the history, if this entry has one of its own. */
  readonly title: string | null;
  readonly reference: string;
  readonly change: string;
  readonly balance: string;
};

/**
 * Straight from the entries of the available account. A period is a stretch of their numbers without a gap: those after
 * the last one before its first day, up to the last one of its last day. So the opening balance and every line make the
 * closing balance to the kobo, and the next period begins where this one ends, whatever the clocks of two nodes said.
 */
export async function readStatement(db: Db, userId: string, currency: Currency, period: Period): Promise<Statement> {
  const rows = await db<Entry[]>`
    with mine as (
      select entry.version, entry.change, entry.balance, booked.id, booked.kind, booked.about, booked.created_at as at
      from ledger_account as account
      join ledger_entry as entry on entry.account_id = account.id
      join ledger_transaction as booked on booked.id = entry.transaction_id
      where account.owner_id = ${userId} and account.kind = 'available' and account.currency = ${currency}),
    stretch as (
      select coalesce(max(version) filter (where at < ${period.startDate}::date::timestamp ${inZone(db, period.timeZone)}), 0) as before,
             coalesce(max(version) filter (where at < (${period.endDate}::date + 1)::timestamp ${inZone(db, period.timeZone)}), 0) as until
      from mine)
    select at, change, balance, mine.kind, line.title, coalesce(line.reference, mine.id::text) as reference
    from mine cross join stretch
    left join wallet_transaction as line on line.user_id = ${userId} and line.reference = coalesce(mine.about ->> 'reference', mine.id::text)
    where version > stretch.before and version <= stretch.until
    order by version limit ${mostRows + 1}`;
  if (rows.length > mostRows)
    throw new Problem('invalid_input', 'That is more than 20,000 lines. Please choose fewer days.', { field: 'startDate' });
  const read = rows.map((row) => ({ ...row, title: titleOf(row), change: BigInt(row.change), balance: BigInt(row.balance) }));
  const [first] = read;
  const opening = first ? first.balance - first.change : await balanceBefore(db, userId, currency, period);
  return { opening, rows: read, closing: read.at(-1)?.balance ?? opening };
}

const kindTitles: Readonly<Record<string, string>> = { 'top-up': 'Top-up', chargeback: 'Payment taken back' };

function titleOf({ kind, title, change }: Entry): string {
  const isOut = change.startsWith('-');
  if (title !== null) return kind === 'payout-returned' ? `Returned: ${title}` : title;
  if (kind.startsWith('escrow')) return isOut ? 'Held in escrow' : 'Back from escrow';
  return kindTitles[kind] ?? (isOut ? 'Money out' : 'Money in');
}

async function balanceBefore(db: Db, userId: string, currency: Currency, { startDate, timeZone }: Period): Promise<bigint> {
  const [row] = await db<{ balance: string }[]>`
    select entry.balance from ledger_account as account
    join ledger_entry as entry on entry.account_id = account.id join ledger_transaction as booked on booked.id = entry.transaction_id
    where account.owner_id = ${userId} and account.kind = 'available' and account.currency = ${currency}
      and booked.created_at < ${startDate}::date::timestamp ${inZone(db, timeZone)}
    order by entry.version desc limit 1`;
  return BigInt(row?.balance ?? 0);
}
