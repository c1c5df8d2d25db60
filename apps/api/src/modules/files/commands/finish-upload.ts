import { imageLimits } from '@waybill/contract/files/image-limits';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import type { Developed } from '../image-processing.ts';
import { removeIncomingJob } from '../jobs/remove-incoming.ts';
import { findImage, findReadyImage, type ImageRow, markReady, noteWidths, type ReadyImage } from '../storage/images.ts';
import { incomingKey, sizeKey } from '../storage-keys.ts';
import { permissionSeconds } from './get-upload-info.ts';
import { uploadGone } from './upload-image.ts';

/** An upload that began before its permission ran out may still be coming in. */
const longestUploadSeconds = 900;

/** When no form can bring a file any more, whoever holds it. */
export const incomingSeconds = permissionSeconds + longestUploadSeconds;

/** Checks what was uploaded and writes it anew. Asked again, or twice at once, it answers the same. */
export async function finishUpload(context: FilesContext, ownerId: string, id: string): Promise<ReadyImage> {
  const image = await findImage(context.db, id);
  if (!image || image.ownerId !== ownerId || image.state === 'removed') throw notThere();
  if (image.state === 'permitted') {
    if (!image.mayFinish) throw uploadGone();
    // Another process that does the same at the same time writes the same bytes under the same keys.
    try {
      await context.imageProcessing.once(id, () => finish(context, image));
    } catch (error) {
      // A parallel call may have finished meanwhile, and deleted the bytes.
      if (!(await findReadyImage(context.db, id))) throw error;
    }
  }
  const ready = await findReadyImage(context.db, id);
  if (!ready) throw notThere();
  return ready;
}

async function finish(context: FilesContext, { id, ownerId, isProfile }: ImageRow): Promise<void> {
  const developed = await context.imageProcessing.develop(ownerId, () => fetchIncoming(context, id), isProfile);
  const row = rowOf(id, developed);
  if (!(await transact(context.db, (tx) => noteWidths(tx, id, row.widths)))) return;
  // The files first: a row must never promise a file that is not there.
  for (const { width, bytes } of developed.sizes) await context.files.put(sizeKey(id, width), bytes);
  await transact(context.db, async (tx) => {
    // A picture that was removed meanwhile stays removed, and the sweep deletes these files, too.
    if (!(await markReady(tx, row))) return;
    // The original picture may reveal where and when it was taken. A store with its own upload address accepts the form until it
    // expires: the job that outlives us comes after that.
    context.enqueue(tx, removeIncomingJob, { imageId: id }, { afterSeconds: incomingSeconds });
  });
  // And at once: nobody needs it any more. What fails here is left to the job.
  await context.files.remove(incomingKey(id)).catch(() => undefined);
}

async function fetchIncoming({ files }: FilesContext, id: string): Promise<Buffer> {
  const bytes = await files.get(incomingKey(id));
  if (!bytes) throw uploadGone();
  if (bytes.length > imageLimits.bytes) throw new Problem('too_large', 'That picture is too large. 15 MB is the most we take.');
  return bytes;
}

function rowOf(id: string, { width, height, placeholder, sizes }: Developed): ReadyImage {
  return { id, width, height, placeholder, widths: sizes.map((size) => size.width) };
}

function notThere(): Problem {
  return new Problem('not_found', 'That picture is no longer there.');
}
