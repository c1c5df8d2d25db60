import { kycStatus } from '@waybill/contract/users/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KycContext } from '../context.ts';
import { removeFileJob } from '../jobs/remove-file-job.ts';
import { deleteFilesOf } from '../storage/check-files.ts';
import { type CheckRow, deleteCheck, kycStatusOf, lockOpenCheck } from '../storage/checks.ts';

/** The draft that somebody is filling in, locked; refused where there is nothing to fill in. */
export async function openDraft(context: KycContext, tx: Tx, userId: string): Promise<CheckRow> {
  const provider = context.identityCheck ? 'dojah' : 'built-in';
  let check = await lockOpenCheck(tx, userId, provider);
  if (check.state === 'draft' && check.provider !== provider) {
    // Begun before we changed who looks.
    await dropCheck(context, tx, check.id);
    check = await lockOpenCheck(tx, userId, provider);
  }
  if (check.state === 'pending') throw underWay();
  if ((await kycStatusOf(tx, userId)) === kycStatus.Completed)
    throw new Problem('already_verified', 'Your identity is checked already. There is nothing more to do.');
  return check;
}

export function underWay(): Problem {
  return new Problem('check_under_way', 'Your papers are with us already. We will tell you as soon as somebody has looked.');
}

export async function dropCheck(context: Pick<KycContext, 'enqueue'>, tx: Tx, checkId: string): Promise<void> {
  await dropFiles(context, tx, checkId);
  await deleteCheck(tx, checkId);
}

/** The rows now, the bytes after the commit. */
export async function dropFiles({ enqueue }: Pick<KycContext, 'enqueue'>, tx: Tx, checkId: string): Promise<void> {
  for (const storageKey of await deleteFilesOf(tx, checkId)) enqueue(tx, removeFileJob, { storageKey });
}
