import { type Tx, transact } from '../../../platform/db/database.ts';
import type { KycContext } from '../context.ts';
import { removeFileJob } from '../jobs/remove-file-job.ts';
import { blankDocument, blankNotes, listForgettable } from '../storage/check-files.ts';
import { listCheckIdsOf, lockCheck } from '../storage/checks.ts';
import { deleteDocumentsOf } from '../storage/documents.ts';
import { dropCheck, dropFiles } from './open-draft.ts';

/** Long enough for somebody to ask why; not longer. */
const keptDays = 30;
const batch = 100;

/** Deletes documents and personal details some time after the decision, and abandoned drafts as a whole. */
export async function deleteOldDocuments(context: KycContext): Promise<void> {
  for (;;) {
    const found = await listForgettable(context.db, keptDays, batch);
    for (const { id } of found) {
      await transact(context.db, async (tx) => {
        const check = await lockCheck(tx, id);
        if (!check || check.state === 'pending') return;
        await forget(context, tx, check);
      });
    }
    if (found.length < batch) return;
  }
}

/** Deletes all documents of a member who leaves, decided or not, and those of their business. */
export async function deleteAllDocuments(context: Pick<KycContext, 'enqueue'>, tx: Tx, userId: string): Promise<void> {
  for (const id of await listCheckIdsOf(tx, userId)) {
    const check = await lockCheck(tx, id);
    if (check) await forget(context, tx, check.state === 'pending' ? { ...check, state: 'draft' } : check);
  }
  await blankNotes(tx, userId);
  for (const storageKey of await deleteDocumentsOf(tx, userId)) context.enqueue(tx, removeFileJob, { storageKey });
}

async function forget(context: Pick<KycContext, 'enqueue'>, tx: Tx, { id, state }: { id: string; state: string }): Promise<void> {
  if (state === 'draft') return dropCheck(context, tx, id);
  await dropFiles(context, tx, id);
  await blankDocument(tx, id);
}
