import type { Currency } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';

/** Opens the wallet of a person and currency unless it exists. */
export function insertWallet(
  tx: Tx,
  wallet: { readonly id: string; readonly userId: string; readonly currency: Currency },
): void {
  tx.write(tx`insert into wallet ${tx(wallet)} on conflict (user_id, currency) do nothing`);
}
