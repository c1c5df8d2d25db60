import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { KycContext } from '../context.ts';
import { removeFileJob } from '../jobs/remove-file-job.ts';
import { deleteDocumentOf, listDocumentsOf } from '../storage/documents.ts';
import { documentsUnderWay, lockBusiness } from './hand-in-documents.ts';

export async function deleteDocument(context: KycContext, userId: string, id: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const check = await lockBusiness(tx, userId);
    if (check?.state === 'pending' && (await listDocumentsOf(tx, userId)).some((document) => document.id === id))
      throw documentsUnderWay();
    const storageKey = await deleteDocumentOf(tx, userId, id);
    if (!storageKey) throw new Problem('not_found', 'That document is no longer there.');
    context.enqueue(tx, removeFileJob, { storageKey });
    sendEvent(tx, userId, { type: 'user.changed' });
  });
}
