import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KycContext } from '../context.ts';
import { removeFileJob } from '../jobs/remove-file-job.ts';
import { deleteFile, ownerOfFile } from '../storage/check-files.ts';
import { findOpenForUpdate } from '../storage/checks.ts';
import { underWay } from './open-draft.ts';

export async function deleteCheckFile(context: KycContext, userId: string, fileId: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const check = await findOpenForUpdate(tx, userId);
    if (check?.state === 'pending' && (await ownerOfFile(tx, fileId)) === userId) throw underWay();
    const storageKey = check?.state === 'draft' ? await deleteFile(tx, check.id, fileId) : undefined;
    if (!storageKey) throw new Problem('not_found', 'That picture is no longer there.');
    context.enqueue(tx, removeFileJob, { storageKey });
  });
}
