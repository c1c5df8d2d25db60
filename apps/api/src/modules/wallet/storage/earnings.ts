import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/db/in-zone.ts';

/** What of one parcel was earned: a parcel can have several. */
export type EarningPart = 'fee' | 'goods' | 'attempt-1' | 'attempt-2' | 'return';

export type EarningKey = { readonly packageId: string; readonly part: EarningPart };

export type EarningRow = EarningKey & {
  readonly userId: string;
  readonly currency: Currency;
  readonly amountMinor: string;
  readonly remainingMinor: string;
  readonly transactionId: string;
};

const columns = (db: Db) => db`package_id, part, user_id, currency, amount_minor, remaining_minor, transaction_id`;

export function insertEarning(
  tx: Tx,
  earning: Omit<EarningRow, 'amountMinor' | 'remainingMinor'> & {
    readonly amountMinor: bigint;
    readonly commissionMinor: bigint;
  },
  hours: number,
): void {
  const { packageId, part, userId, currency, transactionId } = earning;
  const amount = String(earning.amountMinor);
  tx.write(tx`
    insert into earning (package_id, part, user_id, currency, amount_minor, remaining_minor, commission_minor, transaction_id, clears_at)
    values (${packageId}, ${part}, ${userId}, ${currency}, ${amount}, ${amount}, ${String(earning.commissionMinor)}, ${transactionId},
      now() + ${`${hours} hours`}::interval)`);
}

/** What carrying a parcel has earned, and our part of it. */
export type EarnedPart = {
  readonly part: Exclude<EarningPart, 'goods'>;
  readonly amountMinor: string;
  readonly commissionMinor: string;
};

export async function listEarnedParts(db: Db, packageId: string, userId: string): Promise<EarnedPart[]> {
  return db<EarnedPart[]>`
    select part, amount_minor, coalesce(commission_minor, 0) as commission_minor from earning
    where package_id = ${packageId} and user_id = ${userId} and part <> 'goods' order by part`;
}

export async function listDueEarnings(db: Db, limit: number): Promise<EarningKey[]> {
  return db<EarningKey[]>`
    select package_id, part from earning where cleared_at is null and frozen_at is null and clears_at <= now() order by clears_at limit ${limit}`;
}

/** Nothing when it is not due, has been cleared, or somebody else is at it. */
export async function lockDueEarning(tx: Tx, { packageId, part }: EarningKey): Promise<EarningRow | undefined> {
  const [row] = await tx<EarningRow[]>`
    select ${columns(tx)} from earning
    where package_id = ${packageId} and part = ${part} and cleared_at is null and frozen_at is null and clears_at <= now() for update skip locked`;
  return row;
}

/** Latest first: what clears last is taken back first. What a buyer has frozen is nobody's until it is decided. */
export async function lockOpenEarnings(tx: Tx, userId: string, currency: Currency): Promise<EarningRow[]> {
  return tx<EarningRow[]>`
    select ${columns(tx)} from earning where user_id = ${userId} and currency = ${currency} and cleared_at is null and frozen_at is null
    order by clears_at desc, package_id, part for update`;
}

type WholeEarning = EarningRow & {
  readonly isCleared: boolean;
  readonly isFrozen: boolean;
  /** It was frozen, and is decided. */
  readonly isThawed: boolean;
};

export async function lockEarning(tx: Tx, { packageId, part }: EarningKey): Promise<WholeEarning | undefined> {
  const [row] = await tx<WholeEarning[]>`
    select ${columns(tx)}, cleared_at is not null as is_cleared, frozen_at is not null as is_frozen, thawed_at is not null as is_thawed from earning
    where package_id = ${packageId} and part = ${part} for update`;
  return row;
}

export function setEarningRemaining(tx: Tx, { packageId, part }: EarningKey, remainingMinor: bigint): void {
  tx.write(tx`
    update earning set remaining_minor = ${String(remainingMinor)} where package_id = ${packageId} and part = ${part}`);
}

export function makeEarningDue(tx: Tx, { packageId, part }: EarningKey): void {
  tx.write(tx`update earning set clears_at = now() where package_id = ${packageId} and part = ${part}`);
}

export function setEarningTime(tx: Tx, { packageId, part }: EarningKey, clearsAt: Date): void {
  tx.write(tx`update earning set clears_at = ${clearsAt} where package_id = ${packageId} and part = ${part}`);
}

export function setEarningCleared(tx: Tx, { packageId, part }: EarningKey): void {
  tx.write(tx`update earning set cleared_at = now() where package_id = ${packageId} and part = ${part}`);
}

export function freezeEarning(tx: Tx, { packageId, part }: EarningKey): void {
  tx.write(tx`update earning set frozen_at = now() where package_id = ${packageId} and part = ${part}`);
}

/** Decided: so much of it stays, and clears as it would have. */
export function thawEarning(tx: Tx, { packageId, part }: EarningKey, amountMinor: bigint, remainingMinor: bigint): void {
  tx.write(tx`
    update earning set amount_minor = ${String(amountMinor)}, remaining_minor = ${String(remainingMinor)}, frozen_at = null, thawed_at = now()
    where package_id = ${packageId} and part = ${part}`);
}

export type EarnedRow = {
  readonly currency: Currency;
  /** Today is 0. */
  readonly daysAgo: number;
  readonly deliveries: number;
  readonly earnedMinor: string;
};

/** A member's earnings per day of a time zone, in the last `days` days; days without earnings are left out. */
export async function listEarned(db: Db, userId: string, days: number, timeZone: string): Promise<EarnedRow[]> {
  return db<EarnedRow[]>`
    select currency, today - day as days_ago, (count(*) filter (where is_delivery))::int as deliveries, sum(amount_minor) as earned_minor from (
      select currency, amount_minor, reference like '% end' as is_delivery, (created_at ${inZone(db, timeZone)})::date as day,
             (now() ${inZone(db, timeZone)})::date as today
      from wallet_transaction
      where user_id = ${userId} and kind = 'earning'
        and created_at >= ((now() ${inZone(db, timeZone)})::date - ${days - 1}::int)::timestamp ${inZone(db, timeZone)}) as earned
    group by currency, days_ago`;
}

export type TurnoverRow = { readonly currency: Currency; readonly earnedMinor: string; readonly spentMinor: string };

/**
 * A member's total earnings from carrying and spending on sending, by currency; currencies without either are left out. Spent
 * is the money that went into escrow, did not come back and no longer waits there. One statement: the figures are of one moment.
 */
export async function listTurnover(db: Db, userId: string): Promise<TurnoverRow[]> {
  return db<TurnoverRow[]>`
    select currency, earned_minor, spent_minor from (
      select currency, sum(amount_minor) filter (where kind = 'earning') as earned,
             sum(case kind when 'escrow' then amount_minor when 'escrow-returned' then -amount_minor else 0 end) as gone
      from wallet_transaction
      where user_id = ${userId} and kind in ('escrow', 'escrow-returned', 'earning') group by currency) as lines
    cross join lateral (
      select coalesce(earned, 0) as earned_minor, gone - coalesce((
        select posted from ledger_account where owner_id = ${userId} and kind = 'escrow' and ledger_account.currency = lines.currency), 0)
        as spent_minor) as figures
    where earned_minor > 0 or spent_minor > 0 order by currency`;
}
