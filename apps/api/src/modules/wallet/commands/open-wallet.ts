import type { Currency } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { insertWallet } from '../storage/wallets.ts';

export function openWallet(tx: Tx, userId: string, currency: Currency): void {
  insertWallet(tx, { id: newId('wallet'), userId, currency });
}
