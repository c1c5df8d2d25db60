import { type Finding, findBreaches, ledgerLaws } from '../../../src/modules/wallet/ledger/proof.ts';
import type { Database, Tx } from '../../../src/platform/db/database.ts';

/** What the laws say after somebody with every right, whom no trigger stops, has changed something. Then it is undone. */
export async function findingsAfter(db: Database, tamper: (tx: Tx) => Promise<unknown>): Promise<Finding[]> {
  const undone = new Error('undone');
  let findings: Finding[] = [];
  const act = db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tamper(tx);
    findings = await findBreaches(tx, ledgerLaws);
    throw undone;
  });
  await act.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return findings;
}
