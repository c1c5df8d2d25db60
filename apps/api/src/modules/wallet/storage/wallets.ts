import type { Currency } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';

export async function insertWallet(
  tx: Tx,
  wallet: { readonly id: string; readonly userId: string; readonly currency: Currency },
): Promise<void> {
  await tx`insert into wallet ${tx(wallet)}`;
}
