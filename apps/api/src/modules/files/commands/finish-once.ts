import { type Db, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import { removeIncomingJob } from '../jobs/remove-incoming.ts';
import { findImage, type ImageRow } from '../storage/images.ts';
import { incomingKey } from '../storage-keys.ts';
import { permissionSeconds } from './get-upload-info.ts';
import { uploadGone } from './upload-image.ts';

/** An upload that began before its permission ran out may still be coming in. */
const longestUploadSeconds = 900;

/** When no form can bring a file any more, whoever holds it. */
const incomingSeconds = permissionSeconds + longestUploadSeconds;

type Finishing<Ready> = {
  /** In a sentence: “That picture is no longer there.” */
  readonly noun: 'picture' | 'voice note';
  readonly find: (db: Db, id: string) => Promise<Ready | undefined>;
  readonly work: (file: ImageRow) => Promise<void>;
};

/** Turns a permitted file into a finished one. Asked again, or twice at once, it answers the same. */
export async function finishOnce<Ready>(
  context: FilesContext,
  ownerId: string,
  id: string,
  { noun, find, work }: Finishing<Ready>,
): Promise<Ready> {
  const file = await findImage(context.db, id);
  if (!file || file.ownerId !== ownerId || file.state === 'removed') throw notThere(noun);
  if (file.state === 'permitted') {
    if (!file.mayFinish) throw uploadGone();
    // Another process that does the same at the same time writes the same bytes under the same keys.
    try {
      await context.imageProcessing.once(id, () => work(file));
    } catch (error) {
      // A parallel call may have finished meanwhile, and deleted the bytes.
      if ((await find(context.db, id)) === undefined) throw error;
    }
  }
  const ready = await find(context.db, id);
  if (ready === undefined) throw notThere(noun);
  return ready;
}

/** Declares a file finished whose bytes are written: a row must never promise a file that is not there. What was uploaded goes. */
export async function markFinished(
  { db, enqueue, files }: FilesContext,
  id: string,
  mark: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await transact(db, async (tx) => {
    // A file that was removed meanwhile stays removed, and the sweep deletes what was written of it, too.
    if (!(await mark(tx))) return;
    // The original picture may reveal where and when it was taken. A store with its own upload address accepts the form until it
    // expires: the job that outlives us comes after that.
    enqueue(tx, removeIncomingJob, { imageId: id }, { afterSeconds: incomingSeconds });
  });
  // And at once: nobody needs it any more. What fails here is left to the job.
  await files.remove(incomingKey(id)).catch(() => undefined);
}

export function notThere(noun: Finishing<never>['noun']): Problem {
  return new Problem('not_found', `That ${noun} is no longer there.`);
}
