import { idPrefixes } from '@waybill/contract/ids';
import { transact } from '../../../platform/db/database.ts';
import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { FilesContext } from '../context.ts';
import { deleteRemoved, giveUpUnattached, listRemoved } from '../storage/images.ts';
import { incomingKey, sizeKey, voiceKey } from '../storage-keys.ts';

const sweepJob = defineJob<Record<never, never>>('files.sweep', sweeping);
const batch = 200;

/**
 * Deletes pictures from the store that were not attached within a day, and removed ones. First a picture can no longer be used,
 * then its bytes go, and its row last: a crash in between leaves a row for the next sweep, never a file without one.
 */
export const sweepImages = handleJob(sweepJob, ({ db, files }: FilesContext) => sweep({ db, files }), { every: '23 * * * *' });

/** Everything the store may hold of it. */
function keysOf(id: string, widths: readonly number[] | null): string[] {
  if (id.startsWith(idPrefixes.voiceNote)) return [incomingKey(id), voiceKey(id)];
  return [incomingKey(id), ...(widths ?? []).map((width) => sizeKey(id, width))];
}

export async function sweep({ db, files }: Pick<FilesContext, 'db' | 'files'>): Promise<void> {
  await sweepAway(db, giveUpUnattached);
  for (;;) {
    const removed = await listRemoved(db, batch);
    for (const { id, widths } of removed) {
      for (const key of keysOf(id, widths)) await files.remove(key);
      await transact(db, (tx) => deleteRemoved(tx, id));
    }
    if (removed.length < batch) return;
  }
}
