import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type WalletRow = {
  readonly id: string;
  readonly currency: Currency;
  readonly available: string;
  readonly uncleared: string;
  readonly escrow: string;
  readonly owed: string;
  readonly isLocked: boolean;
  readonly hasPin: boolean;
  readonly createdAt: Date;
};

/** One statement, one snapshot: the figures of a wallet belong to the same moment. */
export async function listWallets(db: Db, userId: string): Promise<WalletRow[]> {
  return db<WalletRow[]>`
    select wallet.id, wallet.currency, wallet.created_at, pin.user_id is not null as has_pin, coalesce(pin.locked_until > now(), false) as is_locked,
           coalesce(sum(posted) filter (where kind = 'available'), 0) as available,
           coalesce(sum(posted) filter (where kind = 'uncleared'), 0) as uncleared,
           coalesce(sum(posted) filter (where kind = 'escrow'), 0) as escrow,
           coalesce(-sum(posted) filter (where kind = 'receivable'), 0) as owed
    from wallet left join wallet_pin as pin on pin.user_id = wallet.user_id
    left join ledger_account as books on books.owner_id = wallet.user_id and books.currency = wallet.currency
    where wallet.user_id = ${userId}
    group by wallet.id, pin.user_id, pin.locked_until order by wallet.created_at, wallet.id`;
}

/** Debts of a member to us, by currency. */
export async function listDebts(db: Db, userId: string): Promise<ReadonlyMap<Currency, bigint>> {
  const rows = await db<{ currency: Currency; posted: string }[]>`
    select currency, posted from ledger_account where owner_id = ${userId} and kind = 'receivable'`;
  return new Map(rows.map(({ currency, posted }) => [currency, -BigInt(posted)]));
}

export async function findAvailable(db: Db, userId: string, currency: Currency): Promise<bigint> {
  const [row] = await db<{ posted: string }[]>`
    select posted from ledger_account where owner_id = ${userId} and kind = 'available' and currency = ${currency}`;
  return BigInt(row?.posted ?? 0);
}

/** The owner of a wallet, with the facts that limit it: their country and whether their identity is checked. */
export type WalletOwner = {
  readonly isKycCompleted: boolean;
  readonly fullName: string;
  readonly email: string;
  readonly countryCode: string;
};

export async function findWalletOwner(db: Db, userId: string): Promise<WalletOwner | undefined> {
  const [row] = await db<WalletOwner[]>`
    select kyc_status = 1 as is_kyc_completed, full_name, email, country_code from account join profile on profile.user_id = account.id where account.id = ${userId}`;
  return row;
}

/** Whether somebody may not move money out. The answer holds until the end of the transaction: a suspension waits for it. */
export async function holdSuspension(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx<{ isSuspended: boolean }[]>`
    select blocked_at is not null as is_suspended from account where id = ${userId} for share`;
  return row?.isSuspended ?? true;
}
