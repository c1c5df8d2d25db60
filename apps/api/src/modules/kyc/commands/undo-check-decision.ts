import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KycContext } from '../context.ts';
import { findOpenForUpdate, lockCheck, undecide } from '../storage/checks.ts';

/** Takes back what staff decided about a check, as part of their act: it waits again, and the person is told. */
export async function undoCheckDecision({ kycHooks }: Pick<KycContext, 'kycHooks'>, tx: Tx, checkId: string): Promise<void> {
  const check = await lockCheck(tx, checkId);
  if (check?.state !== 'accepted' && check?.state !== 'refused')
    throw new Problem('already_decided', 'These papers are not any more as they were when this was decided.');
  if (await findOpenForUpdate(tx, check.userId))
    throw new Problem('already_decided', 'They have begun to send new papers since. Please decide about those.');
  await undecide(tx, checkId);
  await kycHooks.takeBackDecision(tx, check.userId);
}
