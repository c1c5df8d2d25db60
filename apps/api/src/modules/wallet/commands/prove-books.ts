import { type Tx, transact } from '../../../platform/db/database.ts';
import type { WalletContext } from '../context.ts';
import { proveMoney } from '../escrow/proof.ts';
import type { Finding } from '../ledger/proof.ts';
import { insertProof } from '../storage/books-proofs.ts';

/** Proves the books and writes down how that ended, right or not. */
export async function proveBooks(
  { db }: Pick<WalletContext, 'db'>,
  also?: (tx: Tx, findings: readonly Finding[]) => Promise<void>,
): Promise<readonly Finding[]> {
  const findings = await proveMoney(db);
  await transact(db, async (tx) => {
    insertProof(tx, findings);
    await also?.(tx, findings);
  });
  return findings;
}
