import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Finding } from '../ledger/proof.ts';

export type ProofRow = { readonly at: Date; readonly isRight: boolean; readonly findings: readonly Finding[] };

export function insertProof(tx: Tx, findings: readonly Finding[]): void {
  tx.write(tx`insert into books_proof (is_right, findings) values (${findings.length === 0}, ${tx.json(findings)})`);
}

export async function findLastProof(db: Db): Promise<ProofRow | undefined> {
  const [row] = await db<ProofRow[]>`select at, is_right, findings from books_proof order by id desc limit 1`;
  return row;
}
