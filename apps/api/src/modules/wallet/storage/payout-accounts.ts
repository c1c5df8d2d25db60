import { mostPayoutAccounts } from '@waybill/contract/wallet/list-payout-accounts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

export type PayoutAccount = {
  readonly id: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly usedAt: Date;
};

/** Keeps an account, or notes that it was used again and under which name. Those not used for longest make room. */
export function keepPayoutAccount(
  tx: Tx,
  userId: string,
  { bankCode, accountNumber, accountName }: Pick<PayoutAccount, 'bankCode' | 'accountNumber' | 'accountName'>,
): void {
  const row = { id: newId('payoutAccount'), userId, bankCode, accountNumber, accountName };
  tx.write(tx`
    insert into payout_account ${tx(row)} on conflict (user_id, bank_code, account_number)
    do update set account_name = excluded.account_name, used_at = now()`);
  tx.write(tx`
    delete from payout_account where user_id = ${userId} and id not in (
      select id from payout_account where user_id = ${userId} order by used_at desc, id desc limit ${mostPayoutAccounts})`);
}

export async function listPayoutAccounts(db: Db, userId: string): Promise<PayoutAccount[]> {
  return db<PayoutAccount[]>`
    select id, bank_code, account_number, account_name, used_at from payout_account
    where user_id = ${userId} order by used_at desc, id desc`;
}

/** False when there is none. */
export async function deletePayoutAccount(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { count } = await tx`delete from payout_account where user_id = ${userId} and id = ${id}`;
  return count === 1;
}
