import type { Currency } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';

/** One per person and currency: opened again, it is the one that is there. */
export async function insertWallet(
  tx: Tx,
  wallet: { readonly id: string; readonly userId: string; readonly currency: Currency },
): Promise<void> {
  await tx`insert into wallet ${tx(wallet)} on conflict (user_id, currency) do nothing`;
}
