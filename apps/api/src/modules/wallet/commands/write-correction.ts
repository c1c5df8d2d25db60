import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { insertTransaction, type NewTransaction } from '../storage/transactions.ts';

type Correction = Pick<NewTransaction, 'userId' | 'currency' | 'amountMinor' | 'title' | 'detail' | 'reference'>;

/** Writes the line that a member sees of money that we took from them: successful as soon as it is written. */
export async function writeCorrection(tx: Tx, correction: Correction): Promise<void> {
  const status = transactionStatus.Successful;
  insertTransaction(tx, { ...correction, id: newId('transaction'), kind: 'correction', direction: 'out', status });
}
