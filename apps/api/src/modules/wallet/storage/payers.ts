import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Somebody who buys without an account: a payer of the books. */
export type Payer = {
  readonly id: string;
  readonly saleId: string;
  /** The seller. */
  readonly userId: string;
  readonly currency: Currency;
};

export async function insertPayer(tx: Tx, payer: Payer): Promise<void> {
  await tx`insert into payer ${tx(payer)} on conflict do nothing`;
}

/**
 * Locks a payer before anything of theirs is credited, given back or taken back: so that it is known what came from where. It comes after
 * the row of an escrow, and before those of payments.
 */
export async function lockPayer(tx: Tx, id: string): Promise<Payer | undefined> {
  const [row] = await tx<Payer[]>`select id, sale_id, user_id, currency from payer where id = ${id} for update`;
  return row;
}

/** Whether something else that this payer began has been paid in full, and is not taken back since. */
export async function hasPaidOtherwise(db: Db, payerId: string, reference: string): Promise<boolean> {
  const [row] = await db`
    select from payment where payer_id = ${payerId} and reference <> ${reference} and state = 'settled' and returned_minor < amount_minor limit 1`;
  return row !== undefined;
}

export async function findDebt(db: Db, { id, currency }: Pick<Payer, 'id' | 'currency'>): Promise<bigint> {
  const [row] = await db<{ posted: string }[]>`
    select posted from ledger_account where owner_id = ${id} and kind = 'receivable' and currency = ${currency}`;
  return -BigInt(row?.posted ?? 0);
}
